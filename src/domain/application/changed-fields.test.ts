import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { emptyApplication } from './check-application.ts';
import { emptyBoard } from './check-boards.ts';

const board = { ...emptyBoard('0199a000-0000-7000-8000-00000000b001'), exhibitContentTc: '機械人' };
const before = { form: { ...emptyApplication, keyProductSummaryTc: '茶' }, boards: [board] };

test('nothing has changed in what is the same', () => {
  expect(changedFields(before, structuredClone(before))).toEqual([]);
});

test('texts are told with what stood there, choices without, new booths as new', () => {
  const added = { ...emptyBoard('0199a000-0000-7000-8000-00000000b002'), exhibitContentTc: '新' };
  const now = {
    form: { ...before.form, keyProductSummaryTc: '會沏茶', boothsCount: 2, areas: [3] },
    boards: [{ ...board, exhibitContentTc: '會走的機械人' }, added],
  };
  expect(changedFields(before, now).toSorted((one, other) => one.target.localeCompare(other.target))).toEqual([
    { target: 'areas', before: null },
    { target: `board.${board.id}.exhibitContentTc`, before: '機械人' },
    { target: `board.${added.id}.exhibitContentTc`, before: '' },
    { target: 'boothsCount', before: null },
    { target: 'keyProductSummaryTc', before: '茶' },
  ]);
});
