import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

type Convert = (text: string) => string;
let convert: Convert | undefined;
const listeners = new Listeners();

async function loadConverter(): Promise<void> {
  const { Converter } = await import('opencc-js/t2cn');
  convert = Converter({ from: 'hk', to: 'cn' });
  listeners.tell();
}

let loading: Promise<void> | undefined;

function subscribe(listener: () => void): () => void {
  loading ??= loadConverter();
  return listeners.subscribe(listener);
}

const never = (): (() => void) => () => undefined;

/**
 * Turns traditional characters into simplified ones for display; the dictionary comes only when asked for, and until
 * then (or when it cannot be fetched) the text stays as it was written.
 */
export function useSimplified(wanted: boolean): Convert {
  const ready = useSyncExternalStore(wanted ? subscribe : never, () => convert);
  return wanted && ready ? ready : (text) => text;
}
