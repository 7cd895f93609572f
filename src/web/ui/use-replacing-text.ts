import { useState } from 'react';
import { forgetDraft, storedDraft, storeDraft } from './use-draft.ts';

interface Draft {
  /** What it is to take the place of. */
  from: string;
  text: string;
}

/**
 * A text that is to take the place of a stored one: kept on this device with every key until it has.
 * @param key of the draft
 * @param refusesStale whether the server refuses one that began from what is no longer stored; else that is dropped here
 */
export function useReplacingText(key: string, stored: string, { refusesStale = false } = {}) {
  const [begun] = useState((): Draft => {
    const draft = storedDraft<Draft>(key);
    return draft && (refusesStale || draft.from === stored) ? draft : { from: stored, text: stored };
  });
  const [text, setText] = useState(begun.text);
  const [saved, setSaved] = useState(begun.from);
  return {
    text,
    /** As the server has it, as far as this page knows. */
    saved,
    write: (next: string): void => {
      setText(next);
      storeDraft(key, { from: saved, text: next } satisfies Draft);
    },
    /** The server has that now; what was typed since stays on this device. */
    isStored: (said: string): void => {
      setSaved(said);
      if (storedDraft<Draft>(key)?.text.trim() === said) forgetDraft(key);
    },
  };
}
