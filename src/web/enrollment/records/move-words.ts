import { msg } from '@lingui/core/macro';
import type { unitMoves } from '#domain/enrollment/opening-moves.ts';
import type { MoveWords } from '#web/moves/move-words.ts';

/** What a unit does with its registration from the list of them; corrections have a page of their own. */
export const unitMoveWords: Readonly<Partial<Record<(typeof unitMoves)[number], MoveWords>>> = {
  withdraw: {
    label: msg`Withdraw`,
    icon: 'undo',
    tone: 'quiet',
    title: msg`Withdraw this registration?`,
    question: msg`Your unit will no longer take part. You can register again while registration is open.`,
    confirms: 'danger',
    done: msg`Withdrawn.`,
  },
};
