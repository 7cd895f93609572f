import { useEffect, useState } from 'react';

const pauseMs = 250;

/**
 * Words that are typed into a field, and told after a pause instead of letter by letter. When they change from
 * elsewhere, the field shows these.
 */
export function useTypedSearch(told: string, tell: (words: string) => void): [string, (words: string) => void] {
  const [typed, setTyped] = useState(told);
  const [sent, setSent] = useState(told);
  const [seen, setSeen] = useState(told);
  if (told !== seen) {
    setSeen(told);
    if (told !== sent) {
      setSent(told);
      setTyped(told);
    }
  }
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      tell(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, sent, tell]);
  return [typed, setTyped];
}
