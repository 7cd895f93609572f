import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { DeskActivity } from '#contract/activity/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import type { ActivityStateMove } from '#domain/activity/activity-moves.ts';
import { answer, api } from '#web/api/client.ts';
import { useMay } from '#web/api/use-may.ts';
import type { Given } from '#web/moves/given.ts';
import { useMoves } from '#web/moves/use-moves.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { announce } from '#web/undo/announcements.ts';
import { cancellationQuery, makeMove, refreshActivities } from './queries.ts';
import { ReportLink } from './report-link.tsx';
import { activityMoveWords } from './words.ts';

/**
 * What can be done with an activity as a whole: look at it as a visitor, publish it, copy it, and the rest in a menu.
 */
export function ActivityActions({
  activity,
  dirty,
  onMoved,
}: {
  activity: DeskActivity;
  /** Something typed is not saved; an activity is published as it is stored. */
  dirty: boolean;
  onMoved: (moved: DeskActivity) => void;
}) {
  const { t } = useLingui();
  const {
    state,
    fields: { eventId },
  } = activity;
  const mayChange = useMay('saveActivity', administrators);
  const [copies, setCopies] = useState(false);
  const make = async (move: ActivityStateMove, { note }: Given) => {
    const { told, ...moved } = await makeMove(activity, move, note);
    onMoved(moved);
    if (move !== 'cancel') return;
    if (told.problem) toast({ tone: 'bad', text: t`A message text is missing, so some people won't be told.` });
    const { count, undoMs } = told;
    announce({
      kind: 'ACTIVITY_CANCELLED',
      activityId: moved.id,
      version: moved.version,
      count,
      endsAt: Date.now() + undoMs,
    });
  };
  const reasonAgainst = ({ missing }: DeskActivity['offers'][number]) => {
    if (dirty) return t`Save first.`;
    if (missing === 'PARAMS_ERROR') return t`It needs a name, and start dates before end dates.`;
    if (missing === 'IN_USE')
      return t`${plural(activity.registrations, { one: '# unit is registered.', other: '# units are registered.' })}`;
    return undefined;
  };
  const { items, sheet } = useMoves({
    offers: activity.offers,
    words: activityMoveWords,
    caseId: activity.id,
    make,
    against: reasonAgainst,
    more: { cancel: <Recipients activityId={activity.id} /> },
  });
  const publish = items.find(({ move }) => move === 'publish');
  const others = items.filter((item) => item !== publish);

  return (
    <>
      <LinkButton to="/admin/activities/$activityId/preview" params={{ activityId: activity.id }} icon="eye">
        <Trans comment="A button: look at it as a visitor does">Preview</Trans>
      </LinkButton>
      {eventId !== null && state !== 'DRAFT' && <ReportLink eventId={eventId} activityId={activity.id} />}
      {publish && (
        <Button
          tone="primary"
          icon={publish.icon}
          busy={publish.busy}
          disabledReason={publish.against}
          onClick={publish.start}
        >
          {publish.label}
        </Button>
      )}
      {mayChange && (
        <Menu
          label={t`More actions`}
          items={[
            { id: 'copy', label: t`Copy the activity`, icon: 'copy', onSelect: () => setCopies(true) },
            ...others.map(({ move, label, icon, against, start }) => ({
              id: move,
              label: (
                <>
                  {label}
                  {against && <span className="block text-sm text-muted">{against}</span>}
                </>
              ),
              ...(icon ? { icon } : {}),
              disabled: Boolean(against),
              onSelect: start,
            })),
          ]}
        >
          <Icon name="more" />
        </Menu>
      )}
      {copies && <CopyActivity activity={activity} onClose={() => setCopies(false)} />}
      {sheet}
    </>
  );
}

/** How many will hear of it. */
function Recipients({ activityId }: { activityId: string }) {
  const recipients = useQuery(cancellationQuery(activityId)).data?.count;
  return (
    recipients !== undefined && (
      <p className="font-medium" role="status">
        <Plural
          value={recipients}
          _0="Nobody takes part yet, so nobody is told."
          one="# recipient is told, with the reason, in their language."
          other="# recipients are told, with the reason, each in their language."
        />
      </p>
    )
  );
}

function CopyActivity({ activity, onClose }: { activity: DeskActivity; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const once = useOnce();
  const form = useForm({
    initial: { code: `${activity.fields.code}-2` },
    submit: async ({ code }) => {
      const params = { path: { activityId: activity.id } };
      const copy = await once((key) =>
        answer(api.POST('/admin/activities/{activityId}/copies', { params, body: { code }, ...key })),
      );
      await refreshActivities();
      onClose();
      toast({ text: t`The copy is a draft.` });
      await navigate({ to: '/admin/activities/$activityId', params: { activityId: copy.id } });
    },
  });
  return (
    <Dialog
      open
      title={<Trans>Copy the activity</Trans>}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone="primary" icon="copy" busy={form.busy}>
          <Trans comment="A button">Copy</Trans>
        </Button>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">
          <Trans>
            Texts, dates, settings, links and booths are copied; files, contractors and registrations are not.
          </Trans>
        </p>
        <TextField
          {...form.field('code')}
          label={t`Code of the copy`}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
