import { Trans } from '@lingui/react/macro';
import type { VerdictCard } from '#web/door/card/card.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import type { SupervisorEntry } from '#web/door/station/supervisors.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { doorSentence } from '../device/door-sentence.ts';
import { letInReasons, undoReasons } from '../words.ts';
import { hindrance, undoIsLate } from './deed-rights.ts';
import { NextInLine } from './next-in-line.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { SupervisorSheet } from './supervisor-sheet.tsx';
import type { Deed, OpenDeed } from './use-deed.ts';

const words = {
  letIn: { title: <Trans>Why is this person let in?</Trans>, action: <Trans>Let in</Trans>, reasons: letInReasons },
  undo: { title: <Trans>Why is it taken back?</Trans>, action: <Trans>Take back</Trans>, reasons: undoReasons },
};

/** Asks for the reason, and for a supervisor's code where it takes one. It is for one scan and stays until it is done or put away. */
export function DeedSheet({
  deed,
  opened,
  door,
  state,
  station,
  next,
  onLetIn,
}: {
  deed: Deed;
  opened: OpenDeed;
  door: Door;
  state: DoorState;
  station: DoorStation;
  /** Scanned since it was opened, the newest first. */
  next: readonly VerdictCard[];
  onLetIn: (work: Promise<VerdictCard>) => void;
}) {
  const { name, card, reason } = deed;
  const attemptId = card.attemptId ?? '';
  const needsSupervisor = {
    letIn: () => hindrance(card, station) !== null,
    undo: () => undoIsLate(card, station, Date.now()),
  };

  const deeds: Record<Deed['name'], (reason: string, by?: SupervisorEntry) => Promise<void>> = {
    async undo(given, by) {
      const done = await door.undo(attemptId, given, by);
      opened.done();
      if (!done) toast({ tone: 'bad', text: <Trans>Too late to undo here. Ask a supervisor.</Trans> });
    },
    async letIn(given, by) {
      const work = door.letIn(attemptId, given, by);
      // A code that is not right is said in the sheet, anything else like any scan.
      if (by) await work;
      opened.done();
      onLetIn(work);
    },
  };
  const giveReason = (given: string) => {
    if (needsSupervisor[name]()) opened.change({ reason: given });
    else
      void deeds[name](given).catch(async (error: unknown) => toast({ tone: 'bad', text: await doorSentence(error) }));
  };
  const beside = <NextInLine person={card.person} next={next} />;

  return reason === null ? (
    <ReasonSheet
      title={words[name].title}
      reasons={words[name].reasons}
      beside={beside}
      written={deed.written}
      onWrite={(written) => opened.change({ written })}
      onClose={opened.putAway}
      onReason={giveReason}
    >
      {name === 'letIn' && <Trans>The supervisor will see the reason.</Trans>}
    </ReasonSheet>
  ) : (
    <SupervisorSheet
      supervisors={state.supervisors}
      action={words[name].action}
      beside={beside}
      onClose={opened.putAway}
      onEntered={(by) => deeds[name](reason, by)}
    >
      {reason}
    </SupervisorSheet>
  );
}
