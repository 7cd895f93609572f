import { useState } from 'react';
import { forgetDraft, storedDraft, storeDraft } from './use-draft.ts';

/**
 * A text outside of a form, kept on this device for as long as it is not empty: its dialog may be closed and its page
 * loaded again. It is short, and kept with every key, since what it stands in may be gone with the next one.
 */
export function useDraftText(key: string): [text: string, write: (next: string) => void] {
  const [text, setText] = useState(() => storedDraft<string>(key) ?? '');
  const write = (next: string): void => {
    setText(next);
    if (next === '') forgetDraft(key);
    else storeDraft(key, next);
  };
  return [text, write];
}
