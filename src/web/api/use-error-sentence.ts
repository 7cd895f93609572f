import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';

/** The sentence for an error, in the reader's language; the words come when the first error does. Empty until then. */
export function useErrorSentence(error: unknown): string {
  const { i18n } = useLingui();
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (!error) return;
    let wanted = true;
    void import('./error-sentence.ts')
      .then(({ errorSentence }) => errorSentence(error))
      .then((text) => wanted && setSentence(text));
    return () => {
      wanted = false;
    };
  }, [error, i18n, i18n.locale]);
  return error ? sentence : '';
}
