import { i18n } from '@lingui/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApplicationForm, Board, Exhibitor, Mif } from '#domain/application/application.ts';
import type { WholeApplication } from '#domain/application/check-application.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import type { DraftState, DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('outside of an application');
  return store;
}

/** A part of the application; paints again only when that part is another. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const store = useDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The sentence of the problem at a path. */
export function useProblem(path: string): string | undefined {
  const found = useDraftState(({ problems }) => problems.find((problem) => problem.path === path));
  return found && fieldSentence(found, i18n);
}

function useAt<Value>(
  path: string,
  get: (whole: WholeApplication) => Value,
  put: (whole: WholeApplication, value: Value) => WholeApplication,
) {
  const store = useDraftStore();
  const value = useDraftState(get);
  const error = useProblem(path);
  return {
    name: path,
    value,
    error,
    onChange: (next: Value) => store.change((whole) => put(whole, next), [path]),
    onBlur: () => void store.flush(),
  };
}

/** A field of the form itself. */
export const useFormField = <Key extends keyof ApplicationForm>(key: Key) =>
  useAt(
    key,
    ({ form }) => form[key],
    (whole, value: ApplicationForm[Key]) => ({ ...whole, form: { ...whole.form, [key]: value } }),
  );

export const useExhibitorField = <Key extends keyof Exhibitor>(key: Key) =>
  useAt(
    `exhibitor.${key}`,
    ({ form }) => form.exhibitor[key],
    (whole, value: Exhibitor[Key]) => ({
      ...whole,
      form: { ...whole.form, exhibitor: { ...whole.form.exhibitor, [key]: value } },
    }),
  );

export const useMifField = <Key extends keyof Mif>(key: Key) =>
  useAt(
    `mif.${key}`,
    ({ form }) => form.mif[key],
    (whole, value: Mif[Key]) => ({ ...whole, form: { ...whole.form, mif: { ...whole.form.mif, [key]: value } } }),
  );

/** A text of one board. @param at its place, for the paths of problems */
export const useBoardField = (id: string, at: number, key: Exclude<keyof Board, 'id'>) =>
  useAt(
    `exhibitionBoards.${at}.${key}`,
    ({ boards }) => boards.find((board) => board.id === id)?.[key] ?? '',
    (whole, value: string) => ({
      ...whole,
      boards: whole.boards.map((board) => (board.id === id ? { ...board, [key]: value } : board)),
    }),
  );
