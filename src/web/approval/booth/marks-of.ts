import type { Mark } from '../record/pinned-picture.tsx';
import type { ShownPin } from '../record/queries.ts';

export const marksOf = (pins: readonly ShownPin[]): Mark[] =>
  pins.map(({ id, x, y, closedAt }, place) => ({ id, x, y, number: place + 1, isDone: closedAt !== null }));
