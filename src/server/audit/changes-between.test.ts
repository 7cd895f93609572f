import { expect, test } from 'vitest';
import { changesBetween, fieldChanges, maskedMail, maskedTail } from './changes-between.ts';

test('the audit keeps that an address or a number changed, and nobody can read it there', () => {
  const before = { email: 'ana.rosario@fund.example', mobile: '66123456', seats: 3, name: 'Ana' };
  const after = { email: 'a.rosario@fund.example', mobile: '', seats: 4, name: 'Ana' };
  const masks = { email: maskedMail, mobile: maskedTail };
  expect(changesBetween(['email', 'mobile', 'seats', 'name'], before, after, masks)).toEqual([
    { field: 'email', from: 'a***@fund.example', to: 'a***@fund.example' },
    { field: 'mobile', from: '***56', to: '' },
    { field: 'seats', from: 3, to: 4 },
  ]);
});

test('of whole records what lies inside is told by its path, a list as one value', () => {
  expect(
    fieldChanges({ hall: { name: 'T', tables: 10 }, days: [1, 2], open: true }, { hall: { name: 'U' }, days: [1] }),
  ).toEqual([
    { field: 'hall.name', from: 'T', to: 'U' },
    { field: 'hall.tables', from: 10, to: null },
    { field: 'days', from: '[1,2]', to: '[1]' },
    { field: 'open', from: true, to: null },
  ]);
});
