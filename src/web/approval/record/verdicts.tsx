import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftText } from '#web/ui/use-draft-text.ts';
import { approvalChanges, replyTo, type ShownFile, type Verdict } from './queries.ts';

/** Pass, not pass with a reason, or not applicable: by whoever judges the file now. */
export function Verdicts({ one: { file, judgesAs: party, versions } }: { one: ShownFile }) {
  const { t } = useLingui();
  const id = useId();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useDraftText(`file-rejection:${file.newest.id}`);
  const { filename } = file.newest;
  const isUnseen = file.newest.preflight.some(({ fault }) => fault === 'SLIDES_UNSEEN');
  const { run, busy, doing } = useDeed({
    sure: ({ verdict }: { verdict: Verdict; reply: string }) => {
      if (verdict === 'notApplicable') {
        return {
          title: t`Mark as not applicable?`,
          text: t`You can't upload ${filename} again after that.`,
          action: t({ message: 'Not applicable', context: 'file' }),
          tone: 'danger',
        };
      }
      if (verdict === 'pass' && isUnseen) {
        return {
          title: t`Have you opened this file?`,
          text: t`We couldn't check ${filename} automatically. Look through its slides before you approve it.`,
          action: t`I've looked at it`,
        };
      }
      return null;
    },
    call: ({ verdict, reply }) =>
      replyTo(party ?? 'fund', verdict, { attachmentId: file.id, versionId: file.newest.id, reply }),
    changes: approvalChanges,
  });
  if (!party || file.result === 'CANCEL') return null;
  const hasOwnPin = versions[0]?.pins.some(({ isOwn, closedAt }) => isOwn && closedAt === null) ?? false;
  const refuse = async () => {
    const said = reason.trim();
    if (!said || !(await run({ verdict: 'notPass', reply: said }))) return;
    setReason('');
    setRefusing(false);
  };
  return (
    <>
      {file.result !== 'ACCEPT' && (
        <Button
          tone="primary"
          icon="check"
          aria-label={t`Approve ${filename}`}
          busy={busy && doing?.verdict === 'pass'}
          disabledReason={hasOwnPin ? t`Close your own remarks on it first.` : undefined}
          onClick={() => void run({ verdict: 'pass', reply: '' })}
        >
          <Trans context="file">Approve</Trans>
        </Button>
      )}
      {file.result !== 'REJECT' && (
        <Button icon="stop" aria-label={t`Reject ${filename}`} onClick={() => setRefusing(true)}>
          <Trans context="file">Reject</Trans>
        </Button>
      )}
      <Button
        tone="quiet"
        icon="minus"
        aria-label={t`Not applicable: ${filename}`}
        busy={busy && doing?.verdict === 'notApplicable'}
        onClick={() => void run({ verdict: 'notApplicable', reply: '' })}
      >
        <Trans context="file">Not applicable</Trans>
      </Button>
      <Dialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={<Trans>Reject the file</Trans>}
        actions={
          <Button
            type="submit"
            form={id}
            tone="danger"
            icon="stop"
            busy={busy}
            disabledReason={reason.trim() ? undefined : t`Enter a reason.`}
          >
            <Trans comment="A reviewer does not accept a file">Reject file</Trans>
          </Button>
        }
      >
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            void refuse();
          }}
        >
          <p className="mb-3 wrap-anywhere text-muted">{filename}</p>
          <TextArea label={t`What needs correcting`} required limit={1000} value={reason} onChange={setReason} />
        </form>
      </Dialog>
    </>
  );
}
