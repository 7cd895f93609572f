import type { Board } from './application.ts';
import type { WholeApplication } from './check-application.ts';
import { flatApplication, type FlatApplication, withFields } from './merge.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const isBlank = ({ id: _id, ...texts }: Board): boolean => Object.values(texts).every(isEmpty);

/** The usual country's code stands there from the beginning; without a number nobody has chosen it. */
const withoutUnusedCodes = (flat: FlatApplication): FlatApplication =>
  Object.fromEntries(
    Object.entries(flat).map(([path, value]) => {
      const isUnused = path.endsWith('.countryCode') && flat[path.replace(/countryCode$/, 'contactMobile')] === '';
      return [path, isUnused ? '' : value];
    }),
  );

/** What is offered goes where nothing stands yet: nothing that somebody typed is replaced. */
export function takenOver(mine: WholeApplication, offered: WholeApplication, newId: () => string): WholeApplication {
  const here = withoutUnusedCodes(flatApplication({ ...mine, boards: [] }));
  const there = withoutUnusedCodes(flatApplication({ ...offered, boards: [] }));
  const filled = Object.entries(there).filter(([path, value]) => isEmpty(here[path]) && !isEmpty(value));
  const { form } = withFields(mine, Object.fromEntries(filled));
  const wantsBoards = mine.boards.every(isBlank) && offered.boards.length > 0;
  const boards = wantsBoards ? offered.boards.map((board) => ({ ...board, id: newId() })) : mine.boards;
  return { form: wantsBoards ? { ...form, boothsCount: boards.length } : form, boards };
}
