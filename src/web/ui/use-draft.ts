import { useEffect, useState } from 'react';

/** Every draft's key in local storage begins so. */
export const draftPrefix = 'draft:';
const pauseMs = 400;

interface Stored<Values> {
  savedAt: number;
  values: Values;
}

function read<Values>(key: string): Stored<Values> | null {
  try {
    const text = localStorage.getItem(draftPrefix + key);
    return text ? (JSON.parse(text) as Stored<Values>) : null;
  } catch {
    return null;
  }
}

/** What was typed and not sent, as it was when the page was left; null when there is nothing. */
export const storedDraft = <Values>(key: string): Values | null => read<Values>(key)?.values ?? null;

export const forgetDraft = (key: string): void => localStorage.removeItem(draftPrefix + key);

/**
 * Saves what is typed on this device, also offline. Start the form with `storedDraft(key) ?? initial`, and call
 * `forgetDraft(key)` once it is sent. Answers when it was last saved, in ms, for "saved 10:42".
 */
export function useDraft<Values>(key: string, values: Values, dirty: boolean): number | null {
  const [savedAt, setSavedAt] = useState(() => read(key)?.savedAt ?? null);
  useEffect(() => {
    if (!dirty) return;
    const save = () => {
      const now = Date.now();
      localStorage.setItem(draftPrefix + key, JSON.stringify({ savedAt: now, values } satisfies Stored<Values>));
      setSavedAt(now);
    };
    const timer = setTimeout(save, pauseMs);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [key, values, dirty]);
  return savedAt;
}
