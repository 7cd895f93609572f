import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { DeskActivity } from '#contract/activity/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { announce } from '#web/undo/announcements.ts';
import { cancellationQuery, makeMove } from './queries.ts';
import { moveWords } from './words.ts';

const reasonLimit = 500;

/** Asks for the reason, says how many will read it, and for a while takes it back. */
export function CancelActivity({
  activity,
  onMoved,
  onClose,
}: {
  activity: DeskActivity;
  onMoved: (moved: DeskActivity) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const recipients = useQuery(cancellationQuery(activity.id)).data?.count;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ path: 'reason', problem: 'required' }]),
    submit: async ({ reason }) => {
      const { told, ...cancelled } = await makeMove(activity, 'cancel', reason);
      const { count, undoMs, problem } = told;
      onMoved(cancelled);
      onClose();
      if (problem) toast({ tone: 'bad', text: t`A message text is missing: some are not told.` });
      const { id: activityId, version } = cancelled;
      announce({ kind: 'ACTIVITY_CANCELLED', activityId, version, count, endsAt: Date.now() + undoMs });
    },
  });
  return (
    <Dialog
      open
      title={t(moveWords.cancel.label)}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone="danger" icon="ban" busy={form.busy}>
          {t(moveWords.cancel.label)}
        </Button>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">{t(moveWords.cancel.question)}</p>
        {recipients !== undefined && (
          <p className="font-medium" role="status">
            <Plural
              value={recipients}
              _0="Nobody takes part yet, so nobody is told."
              one="# recipient is told, with the reason, in their language."
              other="# recipients are told, with the reason, each in their language."
            />
          </p>
        )}
        <TextArea
          {...form.field('reason')}
          label={t({ message: 'Reason', comment: 'Why an activity is cancelled' })}
          hint={t`Everybody who takes part reads it.`}
          required
          limit={reasonLimit}
        />
        <FormError>{form.error}</FormError>
      </form>
    </Dialog>
  );
}
