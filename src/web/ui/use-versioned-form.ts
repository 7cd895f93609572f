import { useState } from 'react';
import { differences, merged, sameValue } from '#domain/edit-conflict.ts';
import type { FieldError } from '#domain/errors.ts';
import { hasCode } from '#web/api/api-error.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { withUnanswered } from '#web/api/unanswered.ts';
import { forgetDraft, storedDraft, useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';

/** A record as it was read: its fields as a form has them, and which version that was. */
export interface Versioned<Values> {
  values: Values;
  version: number;
}

/** What was typed on this device, together with the record that it began from. */
interface Draft<Values> extends Versioned<Values> {
  base: Values;
  /** Sent without an answer: it may be stored all the same. */
  unanswered?: readonly Values[];
}

/** Somebody else saved first: what the form began from, what was typed, and what is stored now. */
export interface Conflict<Values> {
  base: Values;
  mine: Values;
  newest: Versioned<Values>;
}

export interface VersionedFormOptions<Values> {
  /** Of the draft that is kept on this device; one record has one. */
  draftKey: string;
  loaded: Versioned<Values>;
  check?: (values: Values) => readonly FieldError[];
  /** Sends the values with the version that they began from. Refused with STATUS_ERROR when that is not the newest. */
  save: (edited: Versioned<Values>) => Promise<Versioned<Values>>;
  /** The record as it is stored now. */
  fetchNewest: () => Promise<Versioned<Values>>;
}

/**
 * A form of a record that several people edit. What is typed is kept on this device until it is saved; what is typed
 * while a save is under way stays for the next one. When somebody else saved first, `conflict` is set and nothing is
 * lost: show `<EditConflict>` and give its choice to `resolve`. A save whose answer was lost on its way is nobody else's.
 */
export function useVersionedForm<Values extends object>(options: VersionedFormOptions<Values>) {
  const { draftKey, loaded, check, save, fetchNewest } = options;
  const [draft] = useState(() => storedDraft<Draft<Values>>(draftKey));
  const [base, setBase] = useState<Versioned<Values>>(draft ? { values: draft.base, version: draft.version } : loaded);
  const [unsent, setUnsent] = useState(draft !== null);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [unanswered, setUnanswered] = useState(draft?.unanswered ?? []);

  async function send(values: Values, from: Versioned<Values>, before: readonly Values[]): Promise<void> {
    const sent = withUnanswered(before, values);
    // Until it is answered: the page may be gone by then.
    setUnanswered(sent);
    try {
      const saved = await save({ values, version: from.version });
      setUnanswered([]);
      setBase(saved);
      setConflict(null);
      const now = form.latest();
      const typedSince = differences(values, now, saved.values).filter(({ changedBy }) => changedBy !== 'others');
      form.reset(merged(now, saved.values, new Set(typedSince.map(({ field }) => field))));
      setUnsent(typedSince.length > 0);
      if (typedSince.length === 0) forgetDraft(draftKey);
    } catch (error) {
      if (!isPassing(error)) setUnanswered(before);
      const newest = hasCode(error, 'STATUS_ERROR') ? await fetchNewest() : null;
      if (!newest || newest.version === from.version) throw error;
      if (sent.some((one) => sameValue(one, newest.values))) return send(values, newest, []);
      setUnanswered([]);
      setUnsent(true);
      setConflict({ base: from.values, mine: form.latest(), newest });
    }
  }

  const form = useForm<Values>({
    initial: draft ? { ...loaded.values, ...draft.values } : loaded.values,
    ...(check ? { check } : {}),
    submit: (values) => send(values, base, unanswered),
  });
  const dirty = form.dirty || unsent;
  const savedAt = useDraft<Draft<Values>>(
    draftKey,
    { values: form.values, base: base.values, version: base.version, unanswered },
    dirty,
  );

  return {
    form,
    /** Something typed is not saved yet. */
    dirty,
    /** When what was typed was last kept on this device; null when there is nothing. */
    draftSavedAt: dirty ? savedAt : null,
    conflict,
    /** Saves what was chosen over the newest version. */
    resolve: async (chosen: Values) => {
      if (!conflict) return;
      setBase(conflict.newest);
      form.reset(chosen);
      await send(chosen, conflict.newest, []);
    },
    /** Back to typing; the next save asks again. */
    leaveConflict: () => setConflict(null),
    /** The record as another action left it; only while nothing is typed. */
    take: (next: Versioned<Values>) => {
      setUnanswered([]);
      setBase(next);
      form.reset(next.values);
    },
    /** Forgets what was typed. */
    discard: async () => {
      const newest = await fetchNewest();
      forgetDraft(draftKey);
      setUnanswered([]);
      setBase(newest);
      form.reset(newest.values);
      setUnsent(false);
    },
  };
}
