import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { Progress } from '#web/ui/progress.tsx';
import { bulkQuery, undoBulk } from './queries.ts';

/** How far a decision over many cases is, and for some seconds the way back. */
export function BulkStrip({
  bulkId,
  onSettled,
  onClose,
}: {
  bulkId: string;
  /** It was made, or taken back: what is shown of its cases is old. */
  onSettled: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(bulkQuery(bulkId));
  const action = data?.action;
  const secondsLeft = useSecondsLeft(action?.undoLeftMs ?? 0, dataUpdatedAt);
  const [busy, setBusy] = useState(false);
  const state = action?.state;

  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (state === 'DONE' || state === 'UNDONE') settled();
  }, [state]);

  if (!action) return null;
  const { DONE: done, PLANNED: planned, REFUSED: refused, UNDONE: undone, KEPT: kept } = action.counts;
  const mayUndo = (state === 'WAITING' || state === 'DONE') && secondsLeft > 0;
  const undo = async () => {
    setBusy(true);
    try {
      await undoBulk(bulkId);
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      await client.invalidateQueries({ queryKey: ['bulk', bulkId] });
      setBusy(false);
    }
  };

  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-card"
    >
      <div className="min-w-48 flex-1">
        {state === 'WAITING' && <Trans>This begins in {secondsLeft} seconds.</Trans>}
        {state === 'RUNNING' && (
          <Progress label={t`Deciding`} value={done + refused} max={done + refused + planned}>
            <Trans>
              {done} of {done + planned} decided
            </Trans>
          </Progress>
        )}
        {state === 'DONE' && (
          <span className="font-medium">
            <Plural value={done} one="# was decided." other="# were decided." />{' '}
            {refused > 0 && <Plural value={refused} one="# was left as it is." other="# were left as they are." />}
          </span>
        )}
        {state === 'UNDOING' && <Trans>Taking it back…</Trans>}
        {state === 'UNDONE' && (
          <span className="font-medium">
            <Plural value={undone} one="# was taken back." other="# were taken back." />{' '}
            {kept > 0 && (
              <Plural
                value={kept}
                one="# stays: something happened to it later."
                other="# stay: something happened to them later."
              />
            )}
          </span>
        )}
        {state === 'FAILED' && <Trans>It could not be finished.</Trans>}
      </div>
      {mayUndo && (
        <Button icon="undo" busy={busy} onClick={() => void undo()}>
          <Trans comment="A button; the seconds it is still there">Take back ({secondsLeft})</Trans>
        </Button>
      )}
      <IconButton icon="close" label={t`Close`} onClick={onClose} />
    </div>
  );
}

/** Counted from when the server said so: this device's clock may be another. */
function useSecondsLeft(leftMs: number, saidAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const counting = leftMs > 0;
  useEffect(() => {
    if (!counting) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting]);
  return counting ? Math.max(0, Math.ceil((leftMs - Math.max(0, now - saidAt)) / 1000)) : 0;
}
