import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { ownProgrammeQuery } from './own-programme-query.ts';
import { sendWishes } from './send-wishes.ts';
import { onStored, stored, wish, wished } from './wishes.ts';

const nobody: readonly ChosenSession[] = [];

/** What was chosen on this device, also without a network. */
export function useOwnProgramme() {
  const here = useSyncExternalStore(onStored, stored);
  const { link } = here;
  const { data, error } = useQuery({ ...ownProgrammeQuery(link ?? ''), enabled: link !== null });
  useEffect(() => {
    const send = () => void sendWishes();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return {
    link,
    chosen: wished(data?.answer.content ?? nobody, here),
    calendar: data?.answer.calendar ?? null,
    asOf: data?.asOf ?? null,
    unsent: Object.keys(here.wishes).length,
    /** It is still being read. */
    isComing: link !== null && !data && !error,
    error,
  };
}

/** Kept here at once, and sent as soon as it can be. */
export function choose(session: ChosenSession, wanted: boolean): void {
  wish(session, wanted);
  void sendWishes();
}
