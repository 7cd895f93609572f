import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import type { RecordForm } from '#domain/road-show/record-form.ts';
import { changed } from '#web/api/changed.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { recordQuery, recordsKey, saveRecord } from './queries.ts';

const pauseMs = 1500;

/**
 * The form of a draft, which saves itself when nothing was typed for a moment, when the page is hidden, and when the
 * network is back. What is typed is on the device at once; what is typed while it is being sent is sent next.
 */
export function useSavingForm(of: OneRecord) {
  const client = useQueryClient();
  const latest = useRef<RecordForm>(of.form);
  const [sent, setSent] = useState(() => JSON.stringify(of.form));
  const versioned = useVersionedForm<RecordForm>({
    draftKey: `road-show:${of.id}`,
    loaded: { values: of.form, version: of.version },
    save: async ({ values, version }) => {
      const saved = await saveRecord(of.id, { version, form: values });
      setSent(JSON.stringify(values));
      await changed(recordsKey);
      return { values: latest.current, version: saved.version };
    },
    fetchNewest: async () => {
      const newest = await client.fetchQuery({ ...recordQuery(of.id), staleTime: 0 });
      setSent(JSON.stringify(newest.form));
      return { values: newest.form, version: newest.version };
    },
  });
  const { form, conflict } = versioned;
  const { values, busy } = form;
  const isUnsaved = JSON.stringify(values) !== sent;
  useEffect(() => {
    latest.current = values;
  });
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
