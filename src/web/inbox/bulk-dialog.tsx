import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { confirmDeed, type DeedWish, planDeed } from '#web/undo/deeds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { moveWords } from './case-words.ts';
import { DryRun } from './dry-run.tsx';
import { bulkQuery } from './queries.ts';

export interface BulkChoice {
  workflow: BulkWorkflow;
  /** Those that can be made, the usual one first. */
  moves: readonly BulkMove[];
  /** Some of them give out booths. */
  hasBooths: boolean;
  choice: DeedWish['choice'];
}

/** Without a note nobody would know what to correct, or why not. */
const needsNote: ReadonlySet<BulkMove> = new Set(['return', 'refuse', 'cancel']);
const takesNote: ReadonlySet<BulkMove> = new Set(['approve', 'return', 'accept', 'refuse', 'cancel']);
const countOfBooths = /^[1-9]\d?$/;

/** First what is decided, then a dry run of it, and only then the thing itself. */
export function BulkDialog({
  choice: { workflow, moves, hasBooths, choice },
  onClose,
  onConfirmed,
}: {
  choice: BulkChoice;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  const { t } = useLingui();
  const [move, setMove] = useState<BulkMove>(moves[0] ?? 'approve');
  const [note, setNote] = useState('');
  const [count, setCount] = useState('');
  const [busy, setBusy] = useState(false);
  const [planned, setPlanned] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  const plan = () =>
    attempt(async () => {
      const booths = asksForBooths && count !== '' ? Number(count) : null;
      setPlanned((await planDeed({ workflow, move, note: note.trim(), count: booths, choice })).id);
    });
  const confirm = (bulkId: string) =>
    attempt(async () => {
      await confirmDeed(bulkId);
      onConfirmed();
    });
  const asksForBooths = move === 'approve' && hasBooths;
  const wrongCount = asksForBooths && count !== '' && !countOfBooths.test(count);
  const { data } = useQuery({ ...bulkQuery(planned ?? ''), enabled: planned !== null });
  const changes = data?.action.counts['PLANNED'] ?? 0;

  return (
    <Dialog
      open
      width="wide"
      title={planned ? <Trans>Before anything changes</Trans> : <Trans>Decide</Trans>}
      onClose={onClose}
      actions={
        planned ? (
          <>
            <Button onClick={() => setPlanned(null)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              tone="primary"
              icon="check"
              busy={busy}
              disabledReason={changes === 0 ? t`Nothing would change.` : undefined}
              onClick={() => void confirm(planned)}
            >
              <Trans comment="A button; how many cases change">Do it for {changes}</Trans>
            </Button>
          </>
        ) : (
          <Button
            tone="primary"
            icon="eye"
            busy={busy}
            disabledReason={
              needsNote.has(move) && !note.trim()
                ? t`Say why first.`
                : wrongCount
                  ? t`Correct the number of booths first.`
                  : undefined
            }
            onClick={() => void plan()}
          >
            <Trans>See what would happen</Trans>
          </Button>
        )
      }
    >
      {planned ? (
        <DryRun bulkId={planned} />
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            {'ids' in choice ? (
              <Badge tone="brand">
                <Trans>{choice.ids.length} chosen</Trans>
              </Badge>
            ) : (
              <Badge tone="brand">
                <Trans>All of this filter</Trans>
              </Badge>
            )}
          </p>
          <RadioGroup
            label={t`Decision`}
            value={move}
            choices={moves.map((value) => ({ value, label: t(moveWords[value]) }))}
            onChange={setMove}
          />
          {asksForBooths && (
            <TextField
              label={t`Booths for each`}
              hint={t`Leave it empty to give each what it asked for.`}
              inputMode="numeric"
              error={wrongCount ? t`Enter a whole number from 1 to 99, or leave it empty.` : undefined}
              value={count}
              onChange={setCount}
            />
          )}
          {takesNote.has(move) && (
            <TextArea
              label={needsNote.has(move) ? t`What is to be corrected, or why not` : t`Note to those concerned`}
              required={needsNote.has(move)}
              limit={500}
              value={note}
              onChange={setNote}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
