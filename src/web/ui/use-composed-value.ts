import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what an input method is still composing inside the field: the letters of an unfinished Chinese word are neither
 * counted nor handed on, and nothing is cut in the middle of one.
 */
export function useComposedValue(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<Input>) => {
      if (draft === null) onChange(event.target.value);
      else setDraft(event.target.value);
    },
    onCompositionStart: (event: CompositionEvent<Input>) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<Input>) => {
      setDraft(null);
      onChange(event.currentTarget.value);
    },
  };
}
