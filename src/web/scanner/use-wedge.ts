import { useEffect, useRef } from 'react';
import { learnedTables, rememberTables } from './wedge-learned.ts';
import { createWedgeReader } from './wedge-text.ts';
import type { WedgeReading } from './wedge-text.ts';
import { listenToWedge } from './wedge.ts';

/**
 * Hears a hardware scanner on the whole page for as long as `active`.
 * @param accept the code as it should be when this text is one of ours (shape and check character), else null
 */
export function useWedge(
  active: boolean,
  accept: (text: string) => string | null,
  hear: (reading: WedgeReading) => void,
): void {
  const latest = useRef({ accept, hear });
  useEffect(() => {
    latest.current = { accept, hear };
  });
  useEffect(() => {
    if (!active) return undefined;
    const reader = createWedgeReader((text) => latest.current.accept(text), learnedTables(), rememberTables);
    return listenToWedge(reader, (reading) => latest.current.hear(reading));
  }, [active]);
}
