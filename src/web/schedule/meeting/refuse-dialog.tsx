import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AskedChange } from '#contract/meeting.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { meetingChanges, moveChange } from './queries.ts';
import { changeButtonWords, reasonLimit } from './words.ts';

/** Staff do not grant another time, and may say why: both sides read it in their message and beside the meeting. */
export function RefuseDialog({ change, onClose }: { change: AskedChange; onClose: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const refuse = useDeed({
    call: async () => {
      await moveChange(change.id, { move: 'refuse', version: change.version, note: reason.trim() });
      onClose();
    },
    changes: meetingChanges,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(changeButtonWords.refuse)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="primary" busy={refuse.busy} onClick={() => void refuse.run()}>
            {t(changeButtonWords.refuse)}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-muted">
        <Trans>Both sides get a message with your reason.</Trans>
      </p>
      <TextArea
        label={t({ message: 'Reason', comment: 'Why another time of a meeting is not granted' })}
        value={reason}
        onChange={setReason}
        limit={reasonLimit}
        rows={3}
      />
    </Dialog>
  );
}
