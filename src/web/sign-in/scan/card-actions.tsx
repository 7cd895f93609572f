import { Trans } from '@lingui/react/macro';
import type { VerdictCard } from '#web/door/card/card.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '../device/use-now.ts';
import { hindrance, undoIsLate } from './deed-rights.ts';
import type { DeedName } from './use-deed.ts';

function LetInLabel({ card, bySupervisor }: { card: VerdictCard; bySupervisor: boolean }) {
  const left = card.overridesLeft;
  if (bySupervisor) return <Trans>A supervisor lets in</Trans>;
  if (card.override === 'note') return <Trans>Let in again (note)</Trans>;
  if (card.override === 'lease') return <Trans>Let in anyway ({left} left)</Trans>;
  return <Trans>Let in anyway</Trans>;
}

const hindranceWords = {
  supervisor: <Trans>Only a supervisor may let this person in.</Trans>,
  lease: <Trans>No exceptions left on this phone. Ask a supervisor.</Trans>,
};

/** What can still be done about a scan: let in with a note, or take it back; with a supervisor where it takes one. */
export function CardActions({
  card,
  station,
  supervisors,
  onDeed,
  onRefuse,
}: {
  card: VerdictCard;
  station: DoorStation;
  supervisors: DoorState['supervisors'];
  onDeed: (name: DeedName) => void;
  onRefuse: () => void;
}) {
  const now = useNow(5000);
  if (!card.attemptId || card.undone || station.profile === 'KIOSK') return null;

  const hindered = hindrance(card, station);
  const mayUndo = card.shown === 'ADMIT' && card.undoUntil !== null;
  const isLate = undoIsLate(card, station, now);
  return (
    <>
      {card.override !== 'none' && (
        <>
          {hindered && (
            <p className="basis-full! text-lg leading-snug">
              <span className="font-semibold">{hindranceWords[hindered]}</span>{' '}
              <Trans>Keep scanning while you wait. Tap the number below to come back to this card.</Trans>
            </p>
          )}
          {(!hindered || supervisors.length > 0) && (
            <Button icon={hindered ? 'key' : undefined} onClick={() => onDeed('letIn')}>
              <LetInLabel card={card} bySupervisor={hindered !== null} />
            </Button>
          )}
          <Button onClick={onRefuse}>
            <Trans>Don’t let in</Trans>
          </Button>
        </>
      )}
      {mayUndo && (!isLate || supervisors.length > 0) && (
        <Button icon={isLate ? 'key' : 'undo'} onClick={() => onDeed('undo')}>
          {isLate ? <Trans>A supervisor takes back</Trans> : <Trans>Take back</Trans>}
        </Button>
      )}
    </>
  );
}
