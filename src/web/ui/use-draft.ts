import { useEffect, useEffectEvent, useState } from 'react';

/** Every draft's key in local storage begins so. */
export const draftPrefix = 'draft:';
const pauseMs = 400;

export interface StoredDraft<Values> {
  savedAt: number;
  values: Values;
}

/** Where a draft is kept. `leaving`: the page goes this moment, and nothing that is begun now may be finished. */
export type KeepDraft = (key: string, draft: StoredDraft<unknown>, leaving: boolean) => void;

const keepPlain: KeepDraft = (key, draft) => localStorage.setItem(draftPrefix + key, JSON.stringify(draft));

function read<Values>(key: string): StoredDraft<Values> | null {
  try {
    const text = localStorage.getItem(draftPrefix + key);
    return text ? (JSON.parse(text) as StoredDraft<Values>) : null;
  } catch {
    return null;
  }
}

/** What was typed and not sent, as it was when the page was left; null when there is nothing. */
export const storedDraft = <Values>(key: string): Values | null => read<Values>(key)?.values ?? null;

export const storeDraft = (key: string, values: unknown): void =>
  keepPlain(key, { savedAt: Date.now(), values }, false);

export const forgetDraft = (key: string): void => localStorage.removeItem(draftPrefix + key);

const returned = new EventTarget();

/** What was sent and taken back is a draft again, also in the form that stands there (`useReturnedDraft`). */
export function returnDraft(key: string, values: unknown): void {
  storeDraft(key, values);
  returned.dispatchEvent(new Event(key));
}

/** @param take gets the values that came back while the form stands there */
export function useReturnedDraft<Values>(key: string, take: (values: Values) => void): void {
  const hear = useEffectEvent(() => {
    const values = storedDraft<Values>(key);
    if (values) take(values);
  });
  useEffect(() => {
    const listener = () => hear();
    returned.addEventListener(key, listener);
    return () => returned.removeEventListener(key, listener);
  }, [key]);
}

/**
 * Saves what is typed on this device, also offline. Start the form with `storedDraft(key) ?? initial`, and call
 * `forgetDraft(key)` once it is sent. Answers when it was last saved, in ms, for "saved 10:42".
 */
export function useDraft<Values>(key: string, values: Values, dirty: boolean, keep = keepPlain): number | null {
  const [savedAt, setSavedAt] = useState(() => read(key)?.savedAt ?? null);
  useEffect(() => {
    if (!dirty) return;
    const save = (leaving: boolean) => {
      const now = Date.now();
      keep(key, { savedAt: now, values }, leaving);
      setSavedAt(now);
    };
    const timer = setTimeout(save, pauseMs, false);
    const leave = () => save(true);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [key, values, dirty, keep]);
  return savedAt;
}
