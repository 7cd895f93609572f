import { useRef } from 'react';

/**
 * Suggests the pinyin of a Chinese name as it is typed, until the person corrects it. The dictionary is large and comes
 * with the first name; when it cannot be fetched there is no suggestion.
 */
export function usePinyin(present: string, suggest: (pinyin: string) => void) {
  const isTheirs = useRef(present !== '');
  const newest = useRef(0);
  return {
    nameTyped: async (nameTc: string): Promise<void> => {
      const mine = ++newest.current;
      if (isTheirs.current) return;
      const dictionary = await import('#domain/participant/pinyin.ts').catch(() => null);
      if (dictionary && mine === newest.current && !isTheirs.current) suggest(dictionary.suggestPinyin(nameTc));
    },
    corrected: (pinyin: string): void => {
      isTheirs.current = pinyin !== '';
    },
  };
}
