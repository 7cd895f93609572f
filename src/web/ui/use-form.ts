import { i18n } from '@lingui/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from '#domain/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { fieldSentence, sentenceOf } from '#web/api/error-sentence.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { useWork } from './use-work.ts';

export interface FormOptions<Values> {
  initial: Values;
  /** What is wrong before anything is sent; the same rules as the server's. */
  check?: (values: Values) => readonly FieldError[];
  /** Sends; what the server refuses is shown beside its field. */
  submit: (values: Values) => Promise<unknown>;
}

const noProblems: readonly FieldError[] = [];

/** Problems of other fields than this one, or anything within it. */
const outside = (key: PropertyKey, problems: readonly FieldError[]): FieldError[] =>
  problems.filter(({ path }) => path.split('.')[0] !== key);

/**
 * A form's values, its problems by field, and its sending. The first field with a problem is focused.
 * @example <TextField {...form.field('email')} label={t`E-mail`} /> inside <form {...form.props}>
 */
export function useForm<Values extends object>({ initial, check, submit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<unknown>(null);
  const { busy, work } = useWork();
  const [dirty, setDirty] = useState(false);
  const [, setHasWords] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(initial);

  function put(next: Values): void {
    latest.current = next;
    setValues(next);
  }

  useEffect(() => {
    // A problem may be shown before the sentences for it are here.
    void loadWordsOf(['api']).then(() => setHasWords(true));
  }, []);

  function showProblems(found: readonly FieldError[]): void {
    flushSync(() => setProblems(found));
    const summary = form.current?.querySelector<HTMLElement>('[data-error-summary]:not(:empty)');
    if (summary) return summary.focus();
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (first?.matches('fieldset') ? first.querySelector<HTMLElement>('input, button') : first)?.focus();
  }

  async function send(): Promise<void> {
    const found = check?.(values) ?? noProblems;
    setFailure(null);
    if (found.length > 0) return showProblems(found);
    setProblems(noProblems);
    try {
      await submit(values);
      setDirty(false);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : noProblems;
      setFailure(error);
      if (fields.length > 0) showProblems(fields);
    }
  }

  function set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    setDirty(true);
    put({ ...latest.current, [key]: value });
    const emptied = value === '' ? (check?.({ ...values, [key]: value }) ?? noProblems) : noProblems;
    setProblems((before) => [
      ...outside(key, before),
      // What is needed is asked for as soon as it is gone, not only when it is sent (D1 §5).
      ...emptied.filter((problem) => problem.path === key && problem.problem === 'required'),
    ]);
  }

  /** Empties a field that nobody emptied by hand, so that nothing is asked for there. */
  function clear(key: keyof Values & string): void {
    put({ ...latest.current, [key]: '' });
    setProblems((before) => outside(key, before));
  }

  /** The sentence for a problem at a dotted path, as `people.2.name`. */
  const errorAt = (path: string): string | undefined => {
    const found = problems.find((problem) => problem.path === path);
    return found && fieldSentence(found, i18n);
  };

  return {
    values,
    /** Also for who was called with the values of before, as what waits for an answer. */
    latest: () => latest.current,
    busy,
    dirty,
    set,
    clear,
    /** Replaces everything, as when a draft is taken up again. */
    reset: (next: Values) => {
      put(next);
      setProblems(noProblems);
      setFailure(null);
      setDirty(false);
    },
    errorAt,
    /** All that was found last, for the summary above a long form. */
    problems,
    /** What something other than the sending found, as before a code is asked for. */
    showProblems,
    /** The sentence for a refusal as a whole. */
    error: failure ? sentenceOf(failure, i18n) : undefined,
    field: <Key extends keyof Values & string>(key: Key) => ({
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => set(key, value),
      error: errorAt(key),
    }),
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void work(send);
      },
    },
  };
}
