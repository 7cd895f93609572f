import type { KeyTable } from './wedge-keys.ts';

const key = 'scanner.wedge';

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

/** What the scanners that were calibrated on this device mean by each key, the latest first. */
export function learnedTables(): KeyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map((table) => new Map(Array.isArray(table) ? table.filter(isEntry) : [])) : [];
  } catch {
    return [];
  }
}

export function rememberTables(tables: readonly KeyTable[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tables.map((table) => [...table])));
  } catch {
    // The calibration then lasts as long as the page.
  }
}
