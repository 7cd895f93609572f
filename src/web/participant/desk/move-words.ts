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
    question: msg`The change will be made shortly. New participants get a code; the codes of those replaced stop working.`,
    note: msg`Reply to the unit`,
  },
  refuseChange: {
    label: msg`Refuse`,
    icon: 'close',
    title: msg`Refuse the change?`,
    question: msg`The unit sees your reply and the list stays as it is.`,
    note: msg`Reply to the unit`,
    confirms: 'danger',
  },
};

/** What staff do with a list that was sent. */
export const listMoveWords: Readonly<Record<UnitList['offers'][number]['move'], MoveWords>> = {
  freeze: {
    label: msg({ message: 'Lock', comment: 'A button: no more changes by the unit' }),
    icon: 'lock',
    title: msg`Lock this list?`,
    question: msg`Everyone on it gets a sign-in code. After that, the unit can only ask for changes.`,
  },
};
