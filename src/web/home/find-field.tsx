import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';
import { useHomeList } from './use-home-list.ts';

const pauseMs = 250;

/** Finds events by their names, once the typing pauses. @param focus it was opened to be typed into */
export function FindField({ focus }: { focus: boolean }) {
  const { t } = useLingui();
  const [{ find = '' }, change] = useHomeList();
  const [typed, setTyped] = useState(find);
  const [asked, setAsked] = useState(find);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.querySelector('input')?.focus();
  }, [focus]);
  // The way back, or a chip, may have changed what is looked for.
  if (find !== asked) {
    setAsked(find);
    if (find !== typed.trim()) setTyped(find);
  }
  useEffect(() => {
    if (typed.trim() === find) return;
    const pause = setTimeout(
      () => change({ find: typed.trim() || undefined, page: undefined, pastPage: undefined }),
      pauseMs,
    );
    return () => clearTimeout(pause);
  });
  return (
    <div ref={place}>
      <SearchField label={t`Find an event`} value={typed} onChange={setTyped} />
    </div>
  );
}
