import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Profile } from '#contract/account/account.ts';
import { namesOf } from '#domain/locale.ts';
import { profileQuery } from '#web/api/profile.ts';
import { withItsWords } from '#web/i18n/language.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { useOwnItems } from './use-own-items.ts';

const RoleSwitch = lazy(async () => {
  const { RoleSwitch: Dialog } = await withItsWords(() => import('./role/role-switch.tsx'));
  return { default: Dialog };
});

/** Who one is here, in which role and for which unit, and what one can do with one's account: the phone's last tab. */
export function MePage() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile) return <Me profile={profile} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

function Me({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { text: name } = useName(namesOf(profile));
  const [choosing, setChoosing] = useState(false);
  const items = useOwnItems(profile, () => setChoosing(true)).filter(({ disabled }) => !disabled);
  const unit = profile.memberships.find(({ id }) => id === profile.membershipId)?.unit;
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader title={name || profile.username}>
        <p>
          {profile.orgType && i18n._(roleWords[profile.orgType])}
          {unit && (
            <>
              {' · '}
              <LocalizedName of={namesOf(unit)} />
            </>
          )}
        </p>
        <p className="break-all">
          <Trans>Username: {profile.username}</Trans>
        </p>
      </PageHeader>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {items.map(({ id, label, icon, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              onClick={onSelect}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left font-medium hover:bg-sunken"
            >
              {icon && <Icon name={icon} />}
              <span className="min-w-0 flex-1">{label}</span>
              <Icon name="chevron-right" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {choosing && (
        <Suspense>
          <RoleSwitch profile={profile} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
