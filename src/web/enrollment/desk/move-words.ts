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
    question: msg`The person who registered is told, with your note. You can undo this for a few seconds.`,
    count: msg`Booths to assign`,
  },
  return: {
    label: moveWords.return,
    icon: 'undo',
    question: msg`The person who registered is told, with your note. You can undo this for a few seconds.`,
    note: msg`What needs correcting`,
  },
  cancel: {
    label: moveWords.cancel,
    icon: 'ban',
    confirms: 'danger',
    question: msg`The unit is withdrawn, its places become free and it is told why. This happens once the time to undo has passed.`,
    note: msg({ message: 'Reason', comment: 'Why a registration is cancelled' }),
  },
};
