/** A list that somebody works through record by record. */
export interface Queue {
  from: '/admin/enrollments' | '/admin/inbox';
  /** As they stood when the list was left: what is decided keeps its place, so that the next one is the next. */
  rows: readonly QueueRow[];
}

export interface QueueRow {
  id: string;
  /** Its form, notes and files have a page of their own. */
  hasBooths: boolean;
}

const key = 'queue:enrollments';
const leftKey = 'queue:left';

const keep = (name: string, text: string): void => {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // A browser that stores nothing goes back to the list for the next one.
  }
};

export const rememberQueue = (queue: Queue): void => keep(key, JSON.stringify(queue));

/** The queue that a record was opened from in this tab; null when it stands in none. */
export function queueWith(id: string): (Queue & { at: number }) | null {
  try {
    const queue = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Queue | null;
    const at = queue?.rows.findIndex((row) => row.id === id) ?? -1;
    return queue && at >= 0 ? { ...queue, at } : null;
  } catch {
    return null;
  }
}

/** The list that a record was opened from. */
export const listOf = (id: string): Queue['from'] => queueWith(id)?.from ?? '/admin/enrollments';

export const rememberLeft = (id: string): void => keep(leftKey, id);

/** The record that was looked at last, for its list to begin there, once. */
export function takeLeft(): string | null {
  try {
    const id = sessionStorage.getItem(leftKey);
    sessionStorage.removeItem(leftKey);
    return id;
  } catch {
    return null;
  }
}
