import { msg } from '@lingui/core/macro';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import { moveWords } from '#web/inbox/case-words.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

/** What staff decide on a registration's own page. */
export const enrollmentMoveWords: Readonly<Record<DeskEnrollment['offers'][number]['move'], MoveWords>> = {
  approve: {
    label: moveWords.approve,
    icon: 'check',
    tone: 'primary',
    question: msg`Whoever registered is told, with the note. For some seconds it can be taken back.`,
    count: msg`Booths to give`,
  },
  return: {
    label: moveWords.return,
    icon: 'undo',
    question: msg`Whoever registered is told, with the note. For some seconds it can be taken back.`,
    note: msg`What is to be corrected`,
  },
  cancel: {
    label: moveWords.cancel,
    icon: 'ban',
    confirms: 'danger',
    question: msg`The unit no longer takes part, its places are free again, and it is told why. It begins when the time to take it back is over.`,
    note: msg({ message: 'Reason', comment: 'Why a registration is cancelled' }),
  },
};
