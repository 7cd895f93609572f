import { expect, test } from 'vitest';
import type { Board } from './application.ts';
import { emptyApplication, type WholeApplication } from './check-application.ts';
import { emptyBoard } from './check-boards.ts';
import { flatApplication, mergeApplications, withFields } from './merge.ts';

const board = (id: string, exhibitContentTc = id): Board => ({ ...emptyBoard(id), exhibitContentTc });
const base: WholeApplication = {
  form: { ...emptyApplication, boothsCount: 2 },
  boards: [board('a'), board('b')],
};

test('an application taken apart and put together is the same', () => {
  expect(withFields({ form: emptyApplication, boards: base.boards }, flatApplication(base))).toEqual(base);
});

test('what each changed alone is kept, unasked', () => {
  const mine = withFields(base, { 'exhibitor.nameTc': '蓮花', 'board.a.descriptionTc': '茶' });
  const newest = withFields(base, { 'exhibitor.summary': '機械人', 'board.b.exhibitContentTc': '琴' });
  const { whole, clashes } = mergeApplications(base, mine, newest);
  expect(clashes).toEqual([]);
  expect(whole.form.exhibitor).toMatchObject({ nameTc: '蓮花', summary: '機械人' });
  expect(whole.boards).toMatchObject([{ descriptionTc: '茶' }, { exhibitContentTc: '琴' }]);
});

test('what both changed to different things is asked for, and stays as it is typed here until then', () => {
  const mine = withFields(base, { 'exhibitor.nameTc': '蓮花', 'exhibitor.website': 'same.mo' });
  const newest = withFields(base, { 'exhibitor.nameTc': '荷花', 'exhibitor.website': 'same.mo' });
  const { whole, clashes } = mergeApplications(base, mine, newest);
  expect(clashes).toEqual(['exhibitor.nameTc']);
  expect(whole.form.exhibitor.nameTc).toBe('蓮花');
});

test('boards that either added are there, those that either removed are not, and the count follows', () => {
  const mine = { form: { ...base.form, boothsCount: 2 }, boards: [board('a'), board('mine')] };
  const newest = { form: { ...base.form, boothsCount: 3 }, boards: [...base.boards, board('theirs')] };
  const { whole } = mergeApplications(base, mine, newest);
  expect(whole.boards.map(({ id }) => id)).toEqual(['a', 'mine', 'theirs']);
  expect(whole.form.boothsCount).toBe(3);
});

test('what was sent from here and is stored, although no answer came, is nobody else’s change', () => {
  const sent = [withFields(base, { 'exhibitor.nameTc': '蓮', 'exhibitor.website': 'lotus.mo' })];
  const mine = withFields(base, { 'exhibitor.nameTc': '蓮花', 'exhibitor.website': 'lotus.mo' });
  const newest = withFields(base, { 'exhibitor.nameTc': '蓮', 'exhibitor.website': 'other.mo' });
  const { whole, clashes } = mergeApplications(base, mine, newest, sent);
  expect(whole.form.exhibitor).toMatchObject({ nameTc: '蓮花', website: 'lotus.mo' });
  expect(clashes).toEqual(['exhibitor.website']);
});

test('a board that was added from here without an answer is changed and taken away as one’s own', () => {
  const added = { form: { ...base.form, boothsCount: 3 }, boards: [...base.boards, board('c')] };
  const changed = withFields(added, { 'board.c.exhibitContentTc': '鼓' });
  const { whole, clashes } = mergeApplications(base, changed, added, [added]);
  expect([whole, clashes]).toEqual([changed, []]);
  expect(mergeApplications(base, base, added, [added]).whole).toEqual(base);
  expect(mergeApplications(base, base, added).whole).toEqual(added);
});
