import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { VerdictCard } from '#web/door/card.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import type { SupervisorEntry } from '#web/door/supervisors.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useNow } from '../device/use-now.ts';
import { letInReasons, undoReasons } from '../words.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import { SupervisorSheet } from './supervisor-sheet.tsx';

function LetInLabel({ card, bySupervisor }: { card: VerdictCard; bySupervisor: boolean }) {
  const left = card.overridesLeft;
  if (bySupervisor) return <Trans>A supervisor lets in</Trans>;
  if (card.override === 'note') return <Trans>Let in again (note)</Trans>;
  if (card.override === 'lease') return <Trans>Let in all the same ({left} left)</Trans>;
  return <Trans>Let in all the same</Trans>;
}

/** Why this phone needs a supervisor to let the person in; null when it may by itself. */
function hindrance({ override, overridesLeft }: VerdictCard, { profile }: DoorStation): 'supervisor' | 'lease' | null {
  if (profile === 'SUPERVISOR') return null;
  if (override === 'supervisor') return 'supervisor';
  return override === 'lease' && overridesLeft === 0 ? 'lease' : null;
}

const hindranceWords = {
  supervisor: <Trans>Only a supervisor may let this person in.</Trans>,
  lease: <Trans>No exceptions are left on this phone. Please ask a supervisor.</Trans>,
};

type Deed = 'letIn' | 'undo';
/** First why, then, where it takes one, the supervisor. */
type Asking = { deed: Deed; reason: string | null } | null;

/** What can still be done about a scan: let in with a note, or take it back; with a supervisor where it takes one. */
export function CardActions({
  card,
  door,
  station,
  supervisors,
  onLetIn,
  onRefuse,
}: {
  card: VerdictCard;
  door: Door;
  station: DoorStation;
  supervisors: DoorState['supervisors'];
  onLetIn: (work: Promise<VerdictCard>) => void;
  onRefuse: () => void;
}) {
  const now = useNow(5000);
  const [asking, setAsking] = useState<Asking>(null);
  const { attemptId } = card;
  if (!attemptId || card.undone || station.profile === 'KIOSK') return null;

  const hindered = hindrance(card, station);
  const mayUndo = card.shown === 'ADMIT' && card.undoUntil !== null;
  const isLate = station.profile !== 'SUPERVISOR' && now >= Date.parse(card.undoUntil ?? '');
  const needsSupervisor = { letIn: hindered !== null, undo: isLate };
  const ask = (deed: Deed) => setAsking({ deed, reason: null });
  const close = () => setAsking(null);

  const takeBack = async (reason: string, by?: SupervisorEntry) => {
    const done = await door.undo(attemptId, reason, by);
    close();
    if (!done) toast({ tone: 'bad', text: <Trans>Too late to take it back here. Ask a supervisor.</Trans> });
  };
  const deeds: Record<Deed, (reason: string, by?: SupervisorEntry) => Promise<void>> = {
    undo: takeBack,
    async letIn(reason, by) {
      const work = door.letIn(attemptId, reason, by);
      // A code that is not right is said in the sheet, anything else like any scan.
      if (by) await work;
      close();
      onLetIn(work);
    },
  };
  const giveReason = (deed: Deed, reason: string) => {
    if (needsSupervisor[deed]) setAsking({ deed, reason });
    else void deeds[deed](reason);
  };
  const { deed, reason } = asking ?? { deed: null, reason: null };

  return (
    <>
      {card.override !== 'none' && (
        <>
          {hindered && <p className="basis-full text-lg leading-snug font-semibold">{hindranceWords[hindered]}</p>}
          {(!hindered || supervisors.length > 0) && (
            <Button icon={hindered ? 'key' : undefined} onClick={() => ask('letIn')}>
              <LetInLabel card={card} bySupervisor={hindered !== null} />
            </Button>
          )}
          <Button onClick={onRefuse}>
            <Trans>Do not let in</Trans>
          </Button>
        </>
      )}
      {mayUndo && (!isLate || supervisors.length > 0) && (
        <Button icon={isLate ? 'key' : 'undo'} onClick={() => ask('undo')}>
          {isLate ? <Trans>A supervisor takes back</Trans> : <Trans>Take back</Trans>}
        </Button>
      )}
      {deed === 'letIn' && reason === null && (
        <ReasonSheet
          title={<Trans>Why is this person let in?</Trans>}
          reasons={letInReasons}
          onClose={close}
          onReason={(given) => giveReason('letIn', given)}
        >
          <Trans>The reason goes to the supervisor's list.</Trans>
        </ReasonSheet>
      )}
      {deed === 'undo' && reason === null && (
        <ReasonSheet
          title={<Trans>Why is it taken back?</Trans>}
          reasons={undoReasons}
          onClose={close}
          onReason={(given) => giveReason('undo', given)}
        />
      )}
      {deed && reason !== null && (
        <SupervisorSheet
          supervisors={supervisors}
          action={deed === 'letIn' ? <Trans>Let in</Trans> : <Trans>Take back</Trans>}
          onClose={close}
          onEntered={(by) => deeds[deed](reason, by)}
        >
          {reason}
        </SupervisorSheet>
      )}
    </>
  );
}
