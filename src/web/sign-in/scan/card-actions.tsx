import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { VerdictCard } from '#web/door/card.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorStation } from '#web/door/door-state.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useNow } from '../device/use-now.ts';
import { letInReasons, undoReasons } from '../words.ts';
import { ReasonSheet } from './reason-sheet.tsx';

function LetInLabel({ card }: { card: VerdictCard }) {
  const left = card.overridesLeft;
  if (card.override === 'note') return <Trans>Let in again (note)</Trans>;
  if (card.override === 'lease') return <Trans>Let in all the same ({left} left)</Trans>;
  return <Trans>Let in all the same</Trans>;
}

/** Why this phone may not let the person in; null when it may. */
function hindrance(card: VerdictCard, station: DoorStation): ReactNode {
  if (card.override === 'supervisor' && station.profile !== 'SUPERVISOR')
    return <Trans>Only a supervisor may let this person in.</Trans>;
  if (card.override === 'lease' && card.overridesLeft === 0)
    return <Trans>No exceptions are left on this phone. Please ask a supervisor.</Trans>;
  return null;
}

/** What can still be done about a scan: let in with a note, or take it back. */
export function CardActions({
  card,
  door,
  station,
  onLetIn,
  onRefuse,
}: {
  card: VerdictCard;
  door: Door;
  station: DoorStation;
  onLetIn: (work: Promise<VerdictCard>) => void;
  onRefuse: () => void;
}) {
  const now = useNow(5000);
  const [asking, setAsking] = useState<'letIn' | 'undo' | null>(null);
  const { attemptId } = card;
  if (!attemptId || card.undone || station.profile === 'KIOSK') return null;
  const canUndo = card.shown === 'ADMIT' && card.undoUntil !== null && now < Date.parse(card.undoUntil);
  const hindered = hindrance(card, station);
  const undo = async (reason: string) => {
    setAsking(null);
    if (await door.undo(attemptId, reason)) return;
    toast({ tone: 'bad', text: <Trans>Too late to take it back here. Ask a supervisor.</Trans> });
  };
  return (
    <>
      {card.override !== 'none' && (
        <>
          {hindered ? (
            <p className="basis-full text-lg leading-snug font-semibold">{hindered}</p>
          ) : (
            <Button onClick={() => setAsking('letIn')}>
              <LetInLabel card={card} />
            </Button>
          )}
          <Button onClick={onRefuse}>
            <Trans>Do not let in</Trans>
          </Button>
        </>
      )}
      {canUndo && (
        <Button icon="undo" onClick={() => setAsking('undo')}>
          <Trans>Take back</Trans>
        </Button>
      )}
      {asking === 'letIn' && (
        <ReasonSheet
          title={<Trans>Why is this person let in?</Trans>}
          reasons={letInReasons}
          onClose={() => setAsking(null)}
          onReason={(reason) => {
            setAsking(null);
            onLetIn(door.letIn(attemptId, reason));
          }}
        >
          <Trans>The reason goes to the supervisor's list.</Trans>
        </ReasonSheet>
      )}
      {asking === 'undo' && (
        <ReasonSheet
          title={<Trans>Why is it taken back?</Trans>}
          reasons={undoReasons}
          onClose={() => setAsking(null)}
          onReason={(reason) => void undo(reason)}
        />
      )}
    </>
  );
}
