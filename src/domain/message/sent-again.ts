import type { MessageState } from './words.ts';

const unsent: ReadonlySet<MessageState> = new Set(['FAILED', 'KEPT', 'NO_TEMPLATE']);

/** Staff may have it sent once more, as long as what it says was not swept away. */
export const mayBeSentAgain = (state: MessageState): boolean => unsent.has(state);

/** Also among many: what it says is written already, and there is somebody to send it through. */
export const mayBeSentAgainWithOthers = (state: string): boolean => state === 'FAILED';
