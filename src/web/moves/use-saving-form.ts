import { useEffect, useState } from 'react';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';

const pauseMs = 1500;

interface Kept<Values> {
  values: Values;
  version: number;
}

/**
 * The form of a draft, which saves itself when nothing was typed for a moment, when the page is hidden, and when the
 * network is back. What is typed is on the device at once; what is typed while it is being sent is sent next.
 */
export function useSavingForm<Values extends object>({
  draftKey,
  loaded,
  save,
  fetchNewest,
}: {
  draftKey: string;
  loaded: Kept<Values>;
  save: (kept: Kept<Values>) => Promise<{ version: number }>;
  fetchNewest: () => Promise<Kept<Values>>;
}) {
  const [sent, setSent] = useState(() => JSON.stringify(loaded.values));
  const versioned = useVersionedForm<Values>({
    draftKey,
    loaded,
    save: async (kept) => {
      const { version } = await save(kept);
      setSent(JSON.stringify(kept.values));
      return { values: kept.values, version };
    },
    fetchNewest: async () => {
      const newest = await fetchNewest();
      setSent(JSON.stringify(newest.values));
      return newest;
    },
  });
  const { form, conflict } = versioned;
  const { values, busy } = form;
  const isUnsaved = JSON.stringify(values) !== sent;
  useEffect(() => {
    if (!isUnsaved || busy || conflict) return;
    const send = () => form.props.ref.current?.requestSubmit();
    const timer = setTimeout(send, pauseMs);
    const whenHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', whenHidden);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      removeEventListener('online', send);
    };
  }, [values, busy, isUnsaved, conflict, form.props.ref]);
  return { ...versioned, isUnsaved };
}
