import { useState } from 'react';

/** Notes without an answer come first, as they were when they came: none moves away while it is being answered. */
export function useOpenFirst<Note extends { id: string; answer: string }>(notes: readonly Note[]): Note[] {
  const [answered] = useState(() => new Set(notes.filter(({ answer }) => answer !== '').map(({ id }) => id)));
  return notes.toSorted((one, other) => Number(answered.has(one.id)) - Number(answered.has(other.id)));
}
