import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { approvalChanges, liftNotApplicable, type ShownFile } from './queries.ts';

/** The fund's way back from "not applicable", with a reason that everybody of the record reads (G21). */
export function LiftNotApplicable({ one: { file, mayLift } }: { one: ShownFile }) {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useDeed({
    call: (reply: string) => liftNotApplicable({ attachmentId: file.id, versionId: file.newest.id, reply }),
    done: () => <Trans>The file can be checked and replaced again</Trans>,
    changes: approvalChanges,
  });
  if (!mayLift) return null;
  const { filename } = file.newest;
  const said = reason?.trim();
  const lift = async (event: FormEvent) => {
    event.preventDefault();
    if (said && (await run(said))) setReason(null);
  };
  return (
    <>
      <Button icon="undo" aria-label={t`Lift “not applicable”: ${filename}`} onClick={() => setReason('')}>
        <Trans comment="A file counts again; it was marked as not applicable">Lift “not applicable”</Trans>
      </Button>
      <Dialog
        open={reason !== null}
        onClose={() => setReason(null)}
        title={<Trans>Lift “not applicable”?</Trans>}
        actions={
          <Button
            type="submit"
            form={id}
            tone="primary"
            icon="undo"
            busy={busy}
            disabledReason={said ? undefined : t`Enter a reason.`}
          >
            <Trans comment="A file counts again; it was marked as not applicable">Lift “not applicable”</Trans>
          </Button>
        }
      >
        <form id={id} onSubmit={(event) => void lift(event)}>
          <p className="mb-3 wrap-anywhere">
            <Trans>{filename} waits to be checked again, and a new version can be uploaded.</Trans>
          </p>
          <TextArea
            label={t({ message: 'Reason', comment: 'Why a file counts again; all sides read it' })}
            hint={t`All sides read it in the record.`}
            required
            limit={1000}
            value={reason ?? ''}
            onChange={setReason}
          />
        </form>
      </Dialog>
    </>
  );
}
