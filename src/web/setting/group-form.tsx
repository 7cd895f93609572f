import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PortalSettings, SettingChange } from '#contract/setting.ts';
import type { SettingGroup } from '#domain/setting/settings.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { changeSettings, readSettings, settingsQuery } from './queries.ts';
import { showNewest } from '#web/api/show-newest.ts';

export interface GroupShape<Values extends object> {
  group: SettingGroup;
  title: ReactNode;
  /** The group's values as a form has them, and back. */
  toForm: (settings: PortalSettings) => Values;
  toChange: (values: Values, version: number) => SettingChange;
  labelOf: (field: keyof Values & string) => ReactNode;
  /** A value as it is shown beside somebody else's. */
  show: (field: keyof Values & string, values: Values) => ReactNode;
  /** What else follows from a change. */
  onSaved?: () => Promise<void>;
}

type Form<Values extends object> = ReturnType<typeof useVersionedForm<Values>>['form'];

/** One group of settings with its own version: two people who change the same one see each other's values. */
export function GroupForm<Values extends object>({
  settings,
  shape,
  mayChange,
  children,
}: {
  settings: PortalSettings;
  shape: GroupShape<Values>;
  mayChange: boolean;
  children: (form: Form<Values>) => ReactNode;
}) {
  const { t } = useLingui();
  const { group, toForm, toChange, title, labelOf, show } = shape;
  const versioned = (of: PortalSettings) => ({ values: toForm(of), version: of[group].version });
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<Values>({
    draftKey: `setting-${group}`,
    loaded: versioned(settings),
    save: async ({ values, version }) => {
      const saved = await changeSettings(toChange(values, version));
      showNewest(settingsQuery.queryKey, saved);
      await shape.onSaved?.();
      toast({ text: t({ message: 'Saved.', comment: 'Of a form' }) });
      return versioned(saved);
    },
    fetchNewest: async () => versioned(await readSettings()),
  });
  const { updatedAt, updatedBy } = settings[group];

  return (
    <Card
      title={title}
      aside={
        updatedAt && (
          <span className="text-sm text-muted">
            <Trans comment="Who changed it last, and when">
              {updatedBy}, <DateTime at={updatedAt} short />
            </Trans>
          </span>
        )
      }
    >
      <form {...form.props}>
        <fieldset disabled={!mayChange} className="contents">
          <div className="flex flex-col gap-4">{children(form)}</div>
        </fieldset>
        <FormProblems of={form} />
        {mayChange && (
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            {dirty && (
              <Button tone="quiet" icon="undo" onClick={() => void discard()}>
                <Trans comment="A button: forget what was typed">Discard</Trans>
              </Button>
            )}
            <Button
              type="submit"
              tone="primary"
              icon="save"
              busy={form.busy}
              disabledReason={dirty ? undefined : t`No changes yet.`}
            >
              <Trans comment="A button">Save</Trans>
            </Button>
          </div>
        )}
      </form>
      {conflict && (
        <EditConflict conflict={conflict} labelOf={labelOf} show={show} onResolve={resolve} onClose={leaveConflict} />
      )}
    </Card>
  );
}
