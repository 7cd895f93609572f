import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Membership } from '#contract/account/account.ts';
import { nameIn, type WireNames } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const activitiesQuery = {
  queryKey: ['activities', 'public'],
  queryFn: async () =>
    (
      await answer(
        api.POST('/public/api/v1/activities/search', {
          params: { query: { page: 0, size: 100, sort: 'createdTime:desc' as const } },
          body: { categories: ['STWEEK', 'PCLOSE', 'ROADSHOW', 'DOCKING', 'RECRUIT', 'PUBLIC'] },
        }),
      )
    ).content,
};

/** One of several roles, and the event to go on to; the role must be chosen (row 064). */
export function ChooseRoleDialog({
  roles,
  presentId,
  activityId: wished,
  onChoose,
  onClose,
}: {
  roles: readonly Membership[];
  /** The role one has now; null where none counts. */
  presentId: string | null;
  /** The event is settled already. */
  activityId?: string | undefined;
  onChoose: (role: Membership, activityId: string | undefined) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { data: activities = [] } = useQuery(activitiesQuery);
  const [roleId, setRoleId] = useState(presentId ?? '');
  const [activityId, setActivityId] = useState<string>('');
  const [tried, setTried] = useState(false);
  const role = roles.find(({ id }) => id === roleId);
  const nameOf = (named: WireNames) => nameIn(named, locale);
  const own = activities.filter(({ id }) => role?.activities.includes(id));
  const choose = () => {
    setTried(true);
    if (role) onChoose(role, wished ?? (own.some(({ id }) => id === activityId) ? activityId : undefined));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Choose your role</Trans>}
      actions={
        <Button tone="primary" onClick={choose}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <p className="text-muted">
          <Trans>You have several roles. What you can see and do depends on the one you choose.</Trans>
        </p>
        <SelectField
          label={t`Role`}
          name="role"
          required
          value={roleId}
          onChange={setRoleId}
          error={tried && !role ? t`Choose a role.` : undefined}
          options={roles.map(({ id, orgType, unit }) => ({
            value: id,
            label: [i18n._(roleWords[orgType]), unit && nameOf(unit)].filter(Boolean).join(' · '),
          }))}
        />
        {!wished && own.length > 0 && (
          <SelectField
            label={t`Event`}
            name="event"
            value={activityId}
            onChange={setActivityId}
            options={[
              { value: '', label: t`Any event` },
              ...own.map((activity) => ({ value: activity.id, label: nameOf(activity) })),
            ]}
          />
        )}
      </form>
    </Dialog>
  );
}
