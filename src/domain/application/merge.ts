import { sameValue } from '#domain/edit-conflict.ts';
import type { ApplicationForm, Board } from './application.ts';
import type { WholeApplication } from './check-application.ts';

/** Every field of an application by its path; a board's by the board and not by its place. */
export type FlatApplication = Readonly<Record<string, unknown>>;

const nested = ['exhibitor', 'mif'] as const satisfies readonly (keyof ApplicationForm)[];

export function flatApplication({ form, boards }: WholeApplication): FlatApplication {
  const { exhibitor, mif, ...rest } = form;
  const flat: Record<string, unknown> = { ...rest };
  for (const [name, step] of [
    ['exhibitor', exhibitor],
    ['mif', mif],
  ] as const) {
    for (const [field, value] of Object.entries(step)) flat[`${name}.${field}`] = value;
  }
  for (const { id, ...texts } of boards) {
    for (const [field, text] of Object.entries(texts)) flat[`board.${id}.${field}`] = text;
  }
  return flat;
}

/** Some of the fields with other values. */
export function withFields(whole: WholeApplication, fields: FlatApplication): WholeApplication {
  const form: Record<string, unknown> = { ...whole.form };
  const boards = new Map(whole.boards.map((board): [string, Record<string, unknown>] => [board.id, { ...board }]));
  for (const [path, value] of Object.entries(fields)) {
    const [head = '', inside, field] = path.split('.');
    if (head === 'board') {
      const board = boards.get(inside ?? '');
      if (board && field) board[field] = value;
    } else if (inside && nested.some((name) => name === head)) {
      form[head] = { ...(form[head] as object), [inside]: value };
    } else {
      form[head] = value;
    }
  }
  // What `flatApplication` took apart is put together again.
  return { form: form as unknown as ApplicationForm, boards: [...boards.values()] as unknown as Board[] };
}

/** Boards that somebody added stay, those that somebody removed go. */
function mergedBoards(base: readonly Board[], mine: readonly Board[], newest: readonly Board[]): Board[] {
  const idsOf = (boards: readonly Board[]) => boards.map(({ id }) => id);
  const [before, here, there] = [base, mine, newest].map((boards) => new Set(idsOf(boards)));
  const kept = (sameValue(idsOf(base), idsOf(mine)) ? newest : mine).filter(
    ({ id }) => !before?.has(id) || (here?.has(id) && there?.has(id)),
  );
  const others = [...newest, ...mine].filter(({ id }) => !before?.has(id) && kept.every((each) => each.id !== id));
  const byId = new Map([...mine, ...newest].map((board) => [board.id, board]));
  return [...kept, ...others].map((board) => byId.get(board.id) ?? board);
}

export interface MergedApplication {
  /** What both may keep: each field as whoever changed it has it, and a clash as it is typed here. */
  whole: WholeApplication;
  /** Fields that both changed, to different things: a person has to choose. */
  clashes: string[];
}

/** As one began, with what is stored of one's own since: nobody else has changed that. */
function withOwn(
  base: WholeApplication,
  sent: readonly WholeApplication[],
  newest: WholeApplication,
): WholeApplication {
  const isOf = (boards: readonly Board[], id: string) => boards.some((board) => board.id === id);
  const added = newest.boards.filter(({ id }) => !isOf(base.boards, id) && sent.some(({ boards }) => isOf(boards, id)));
  const flat = sent.map(flatApplication);
  const own = Object.entries(flatApplication(newest)).filter(([path, value]) =>
    flat.some((one) => path in one && sameValue(one[path], value)),
  );
  return withFields({ form: base.form, boards: [...base.boards, ...added] }, Object.fromEntries(own));
}

/**
 * What was typed here and what was saved meanwhile elsewhere, both begun from the same application.
 * @param sent from here, without an answer: any of it may be stored
 */
export function mergeApplications(
  begun: WholeApplication,
  mine: WholeApplication,
  newest: WholeApplication,
  sent: readonly WholeApplication[] = [],
): MergedApplication {
  const base = withOwn(begun, sent, newest);
  const [before, here, there] = [flatApplication(base), flatApplication(mine), flatApplication(newest)];
  const changedHere = Object.keys(here).filter((path) => path in there && !sameValue(before[path], here[path]));
  const boards = mergedBoards(base.boards, mine.boards, newest.boards);
  const own = Object.fromEntries(changedHere.map((path) => [path, here[path]]));
  const { boothsCount: _follows, ...fields } = own;
  const whole = withFields({ form: newest.form, boards }, fields);
  const counted = sameValue(before['boothsCount'], here['boothsCount']) ? newest : mine;
  const countIsThatOfBoards = counted.form.boothsCount === counted.boards.length;
  return {
    whole: {
      ...whole,
      form: { ...whole.form, boothsCount: countIsThatOfBoards ? boards.length : counted.form.boothsCount },
    },
    clashes: changedHere.filter(
      (path) => path !== 'boothsCount' && !sameValue(before[path], there[path]) && !sameValue(here[path], there[path]),
    ),
  };
}
