import { expect, test } from 'vitest';
import { emptyApplication, type WholeApplication } from './check-application.ts';
import { emptyBoard } from './check-boards.ts';
import { emptyExhibitor } from './check-exhibitor.ts';
import { takenOver } from './take-over.ts';

const withExhibitor = (exhibitor: Partial<typeof emptyExhibitor>): WholeApplication => ({
  form: { ...emptyApplication, exhibitor: { ...emptyExhibitor, ...exhibitor } },
  boards: [],
});
const numbers = (mine: WholeApplication, offered: WholeApplication) =>
  takenOver(mine, offered, () => 'new').form.exhibitor;

test('what is offered goes where nothing stands, and replaces nothing that was typed', () => {
  const mine = withExhibitor({ nameTc: '我們的名稱', website: '' });
  const offered = withExhibitor({ nameTc: '舊名稱', website: 'www.example.mo' });
  expect(numbers(mine, offered)).toMatchObject({ nameTc: '我們的名稱', website: 'www.example.mo' });
});

test('a number comes with the code of its country, and a number that was typed keeps its own', () => {
  const offered = withExhibitor({ countryCode: '86', contactMobile: '13800138000' });
  expect(numbers(withExhibitor({}), offered)).toMatchObject({ countryCode: '86', contactMobile: '13800138000' });
  const typed = withExhibitor({ countryCode: '853', contactMobile: '66123456' });
  expect(numbers(typed, offered)).toMatchObject({ countryCode: '853', contactMobile: '66123456' });
});

test('without a number the code that was chosen stays', () => {
  expect(numbers(withExhibitor({ countryCode: '852' }), withExhibitor({}))).toMatchObject({ countryCode: '852' });
});

test('boards are taken over as new ones, unless some were begun', () => {
  const offered = { ...withExhibitor({}), boards: [{ ...emptyBoard('old'), exhibitContentTc: '機械人' }] };
  const fresh = takenOver({ ...withExhibitor({}), boards: [emptyBoard('mine')] }, offered, () => 'new');
  expect(fresh.boards).toEqual([{ ...emptyBoard('new'), exhibitContentTc: '機械人' }]);
  expect(fresh.form.boothsCount).toBe(1);
  const begun = { ...withExhibitor({}), boards: [{ ...emptyBoard('mine'), exhibitContentTc: '感測器' }] };
  expect(takenOver(begun, offered, () => 'new').boards).toBe(begun.boards);
});
