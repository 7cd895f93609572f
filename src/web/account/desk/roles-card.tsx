import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountPage, DeskMembership, NewMembership } from '#contract/account/desk.ts';
import { isGivenActivities } from '#domain/account/account-words.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { accountQuery, addMembership, changeMembership, endMembership, refreshedWhenRefused } from './queries.ts';
import { LevelField } from './level-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ActivityChecks, RoleFields } from './role-fields.tsx';
import { showNewest } from '#web/api/show-newest.ts';

type Doing = { what: 'add' } | { what: 'change' | 'end'; role: DeskMembership };

/** What an account may act as, for which unit and in which activities; and what it might once. */
export function RolesCard({ page, mayWrite }: { page: AccountPage; mayWrite: boolean }) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { account, memberships } = page;
  const done = (next: AccountPage, text: string) => {
    showNewest(accountQuery(account.id).queryKey, next);
    setDoing(null);
    toast({ text });
  };
  return (
    <Card
      title={<Trans>Roles</Trans>}
      aside={
        mayWrite && (
          <Button icon="plus" onClick={() => setDoing({ what: 'add' })}>
            <Trans>Give a role</Trans>
          </Button>
        )
      }
    >
      {memberships.length === 0 && (
        <p className="text-muted">
          <Trans>No role yet: they only see what is public.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {memberships.map((role) => (
          <li key={role.id} className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <RoleText role={role} />
            {mayWrite && !role.endedAt && (
              <span className="flex flex-wrap gap-2">
                {isGivenActivities(role.orgType) && (
                  <Button tone="quiet" icon="edit" onClick={() => setDoing({ what: 'change', role })}>
                    <Trans>Change</Trans>
                  </Button>
                )}
                <Button tone="quiet" icon="close" onClick={() => setDoing({ what: 'end', role })}>
                  <Trans comment="A button: takes a role away from an account">End</Trans>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {doing?.what === 'add' && (
        <AddRole account={account} onClose={() => setDoing(null)} onDone={(next) => done(next, t`Role given.`)} />
      )}
      {doing?.what === 'change' && (
        <ChangeRole
          account={account}
          role={doing.role}
          onClose={() => setDoing(null)}
          onDone={(next) => done(next, t`Saved.`)}
        />
      )}
      {doing?.what === 'end' && (
        <ReasonDialog
          title={<Trans>Remove this role?</Trans>}
          action={<Trans>Remove role</Trans>}
          onClose={() => setDoing(null)}
          submit={async (reason) =>
            done(
              await refreshedWhenRefused(account.id, () =>
                endMembership(
                  { accountId: account.id, membershipId: doing.role.id },
                  { version: account.version, reason },
                ),
              ),
              t`Role removed.`,
            )
          }
        >
          <Trans>
            Anyone using this role now switches to another of their roles, or none. What they did in it stays.
          </Trans>
        </ReasonDialog>
      )}
    </Card>
  );
}

function RoleText({ role }: { role: DeskMembership }) {
  const { t } = useLingui();
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t(roleWords[role.orgType])}
        {role.role && <Badge>{role.role}</Badge>}
        {role.endedAt && (
          <Badge tone="neutral" icon="ban">
            <Trans comment="Of a role, with the day">
              Ended <DateTime at={role.endedAt} short />
            </Trans>
          </Badge>
        )}
      </p>
      {role.unit && (
        <p>
          <TextLink to="/admin/units/$unitId" params={{ unitId: role.unit.id }}>
            <LocalizedName of={namesOf(role.unit)} />
          </TextLink>
        </p>
      )}
      {role.activities.length > 0 && (
        <ul className="text-sm text-muted">
          {role.activities.map((activity) => (
            <li key={activity.id}>
              <LocalizedName of={namesOf(activity)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RoleDialogProps {
  account: AccountPage['account'];
  onClose: () => void;
  onDone: (page: AccountPage) => void;
}

const emptyRole: NewMembership = { orgType: 'EXHIBITOR', role: null, unitId: null, activities: [] };

function AddRole({ account, onClose, onDone }: RoleDialogProps) {
  const form = useForm<NewMembership>({
    initial: emptyRole,
    submit: async (values) =>
      onDone(
        await refreshedWhenRefused(account.id, () =>
          addMembership(account.id, { ...values, version: account.version }),
        ),
      ),
  });
  return (
    <Dialog open width="wide" title={<Trans>Give a role</Trans>} onClose={onClose}>
      <form {...form.props} className="flex flex-col gap-4">
        <RoleFields
          value={form.values}
          errorAt={form.errorAt}
          onChange={(next) => {
            for (const key of ['orgType', 'role', 'unitId', 'activities'] as const) {
              if (next[key] !== form.values[key]) form.set(key, next[key]);
            }
          }}
        />
        <FormProblems of={form} />
        <DialogButtons busy={form.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function ChangeRole({ account, role, onClose, onDone }: RoleDialogProps & { role: DeskMembership }) {
  const form = useForm({
    initial: { role: role.role, activities: role.activities.map(({ id }) => id) },
    submit: async (values) =>
      onDone(
        await refreshedWhenRefused(account.id, () =>
          changeMembership({ accountId: account.id, membershipId: role.id }, { ...values, version: account.version }),
        ),
      ),
  });
  return (
    <Dialog open width="wide" title={<Trans>Change the role</Trans>} onClose={onClose}>
      <form {...form.props} className="flex flex-col gap-4">
        {role.orgType === 'ROADSHOW' && (
          <LevelField
            value={form.values.role}
            error={form.errorAt('role')}
            onChange={(next) => form.set('role', next)}
          />
        )}
        <ActivityChecks value={form.values.activities} onChange={(next) => form.set('activities', next)} />
        <FormProblems of={form} />
        <DialogButtons busy={form.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

const DialogButtons = ({ busy, onClose }: { busy: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button onClick={onClose}>
      <Trans>Cancel</Trans>
    </Button>
    <Button type="submit" tone="primary" icon="save" busy={busy}>
      <Trans>Save</Trans>
    </Button>
  </div>
);
