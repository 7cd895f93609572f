import { expect, it } from 'vitest';
import { type NumberedPage, readOn } from './read-on.ts';

interface Row {
  id: string;
}
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id: String(id) }));

/** Pages of two of so many, counted only so far ahead. */
function pages(count: number, countedAhead = Infinity) {
  const asked: number[] = [];
  const readPage = async (page: number): Promise<NumberedPage<Row>> => {
    asked.push(page);
    const all = rows(...Array.from({ length: count }, (_, at) => at));
    const known = page * 2 + countedAhead;
    return { content: all.slice(page * 2, page * 2 + 2), totalElements: Math.min(count, known), more: count > known };
  };
  return { asked, readPage };
}

it.each([
  [0, [0]],
  [2, [0]],
  [5, [0, 1, 2]],
])('reads %i rows and asks for no page in vain', async (count, wanted) => {
  const { asked, readPage } = pages(count);
  expect(await readOn(await readPage(0), readPage)).toHaveLength(count);
  expect(asked).toEqual(wanted);
});

it('goes on where nobody counted to the end, and stops behind the most that are wanted', async () => {
  const { readPage } = pages(9, 2);
  const first = await readPage(0);
  expect(await readOn(first, readPage)).toHaveLength(9);
  expect(await readOn(first, readPage, { most: 3 })).toHaveLength(4);
});

it('has whoever was moved to the next page meanwhile once', async () => {
  const later: NumberedPage<Row>[] = [
    { content: rows(2, 3), totalElements: 5 },
    { content: rows(4), totalElements: 5 },
  ];
  const read: number[] = [];
  const all = await readOn(
    { content: rows(1, 2), totalElements: 4 },
    async (page) => later[page - 1] ?? { content: [], totalElements: 5 },
    {
      onRead: (known) => read.push(known.length),
    },
  );
  expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(read).toEqual([3, 4]);
});
