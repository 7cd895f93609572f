import { useSyncExternalStore } from 'react';

type Convert = (text: string) => string;
let convert: Convert | undefined;
const listeners = new Set<() => void>();

async function loadConverter(): Promise<void> {
  const { Converter } = await import('opencc-js/t2cn');
  convert = Converter({ from: 'hk', to: 'cn' });
  for (const listener of listeners) listener();
}

let loading: Promise<void> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= loadConverter();
  return () => listeners.delete(listener);
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
