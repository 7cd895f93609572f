import { msg } from '@lingui/core/macro';
import type { StaffChange, UnitList } from '#contract/participant/desk.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

/** What staff answer to a unit that wants its locked list changed. */
export const changeMoveWords: Readonly<Record<StaffChange['offers'][number]['move'], MoveWords>> = {
  acceptChange: {
    label: msg`Accept`,
    icon: 'check',
    tone: 'primary',
    title: msg`Accept the change?`,
    question: msg`It is made in a moment. Newcomers are sent a code; the codes of those replaced no longer hold.`,
    note: msg`Answer to the unit`,
  },
  refuseChange: {
    label: msg`Refuse`,
    icon: 'close',
    title: msg`Refuse the change?`,
    question: msg`The unit is told your answer, and the list stays as it is.`,
    note: msg`Answer to the unit`,
    confirms: 'danger',
  },
};

/** What staff do with a list that was sent. */
export const listMoveWords: Readonly<Record<UnitList['offers'][number]['move'], MoveWords>> = {
  freeze: {
    label: msg({ message: 'Lock', comment: 'A button: no more changes by the unit' }),
    icon: 'lock',
    title: msg`Lock this list?`,
    question: msg`Everybody on it is sent a sign-in code. The unit can change it only by asking.`,
  },
};
