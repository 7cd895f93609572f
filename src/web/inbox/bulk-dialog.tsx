import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionAsks } from '#domain/inbox/decision-asks.ts';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { confirmDeed, type DeedWish, planDeed } from '#web/undo/deeds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const [planned, setPlanned] = useState<string | null>(null);

  const plan = useDeed({
    call: async () => {
      const booths = asksForBooths && count !== '' ? Number(count) : null;
      setPlanned((await planDeed({ workflow, move, note: note.trim(), count: booths, choice })).id);
    },
  });
  const confirm = useDeed({
    call: async (bulkId: string) => {
      await confirmDeed(bulkId);
      onConfirmed();
    },
  });
  const asksForBooths = decisionAsks(move, 'count') !== null && hasBooths;
  const noteAsked = decisionAsks(move, 'note');
  const needsNote = noteAsked === 'required';
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
              busy={confirm.busy}
              disabledReason={changes === 0 ? t`Nothing would change.` : undefined}
              onClick={() => void confirm.run(planned)}
            >
              <Trans comment="A button; how many cases change">Apply to {changes}</Trans>
            </Button>
          </>
        ) : (
          <Button
            tone="primary"
            icon="eye"
            busy={plan.busy}
            disabledReason={
              needsNote && !note.trim()
                ? t`Enter a reason.`
                : wrongCount
                  ? t`Correct the number of booths first.`
                  : undefined
            }
            onClick={() => void plan.run()}
          >
            <Trans>Preview changes</Trans>
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
                <Trans>All in this filter</Trans>
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
              hint={t`Leave empty to give each what it asked for.`}
              inputMode="numeric"
              error={wrongCount ? t`Enter a whole number from 1 to 99, or leave it empty.` : undefined}
              value={count}
              onChange={setCount}
            />
          )}
          {noteAsked && (
            <TextArea
              label={needsNote ? t`What needs correcting, or why not` : t`Note to everyone concerned`}
              required={needsNote}
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
