import { useLingui } from '@lingui/react/macro';
import type { DeskInvitation } from '#contract/invitation.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { stateWords } from './words.ts';

export function StateBadge({ state }: Pick<DeskInvitation, 'state'>) {
  const { t } = useLingui();
  const { label, tone, icon } = stateWords[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

/** Where it stands, and since when. */
export function Standing({ of }: { of: DeskInvitation }) {
  const at = of.activatedAt ?? of.openedAt ?? of.sentAt;
  return (
    <span className="flex flex-col items-start gap-1 text-base font-normal compact:flex-row compact:items-center compact:gap-2">
      <StateBadge state={of.state} />
      {at && (
        <span className="text-sm text-muted">
          <DateTime at={at} short />
        </span>
      )}
    </span>
  );
}

export const UnitName = ({ of }: { of: Pick<DeskInvitation, 'nameTc' | 'nameEn' | 'namePt' | 'contactEmail'> }) => (
  <>
    <LocalizedName of={namesOf(of)} />
    <SecondLine>
      <span className="break-all compact:break-normal">{of.contactEmail}</span>
    </SecondLine>
  </>
);
