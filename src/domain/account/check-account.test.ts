import { describe, expect, test } from 'vitest';
import { isGivenActivities, needsUnit } from './account-words.ts';
import { type AccountDetails, accountProblems, isEmail } from './check-account.ts';
import { orgTypes } from './roles.ts';

test.each(['chan@example.org', "o'neill+fair@mail.example.org", 'chan.kam-fai@fund.gov.mo', '陳@例子.澳門', 'a@b.c'])(
  '%s is one mailbox',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each([
  'x1,chan@example.org',
  'a;chan@example.org',
  '<chan@example.org>',
  'Chan <chan@example.org>',
  '(c)chan@example.org',
  'chan(c)@example.org',
  '"chan"@example.org',
  'chan@example.org>',
  'chan@[127.0.0.1]',
  'chan@@example.org',
  'chan..k@example.org',
  '.chan@example.org',
  'chan\\@example.org',
  'group:chan@example.org',
  'chan@example',
  '',
])('%s is none, or could be another one or several', (email) => {
  expect(isEmail(email)).toBe(false);
});

describe('what staff enter of an account', () => {
  const ana: AccountDetails = {
    username: 'ana.rosario',
    email: 'ana@porto.example',
    nameTc: '',
    nameEn: 'Ana Rosário',
    namePt: '',
    mobile: '+85366123456',
    language: 'pt',
  };
  test.each<[Partial<AccountDetails>, string]>([
    [{}, ''],
    [{ mobile: '' }, ''],
    [{ username: '' }, 'username required'],
    [{ username: 'an' }, 'username format'],
    [{ username: 'ana rosario' }, 'username format'],
    [{ email: '' }, 'email required'],
    [{ email: 'ana' }, 'email format'],
    [{ nameEn: '' }, 'nameTc required'],
    [{ nameEn: '', nameTc: '羅' }, ''],
    [{ nameEn: '', namePt: 'Ana' }, ''],
    [{ mobile: '66123456' }, 'mobile format'],
    [{ nameEn: 'A'.repeat(200) }, ''],
    [{ nameEn: 'A'.repeat(201) }, 'nameEn tooLong'],
    [{ email: `${'a'.repeat(190)}@a.example` }, ''],
    [{ email: `${'a'.repeat(191)}@a.example` }, 'email tooLong'],
    [{ username: '', email: '', mobile: '1' }, 'username required, email required, mobile format'],
  ])('%j has wrong: %s', (changed, wrong) => {
    const problems = accountProblems({ ...ana, ...changed });
    expect(problems.map(({ path, problem }) => `${path} ${problem}`).join(', ')).toBe(wrong);
  });
});

test('a role is for a unit, but for the fund’s own and who only watches; staff but reviewers see every activity', () => {
  expect(orgTypes.filter((role) => !needsUnit(role)).toSorted()).toEqual([
    'DOOR_SUPERVISOR',
    'FUND_ADMIN',
    'FUND_REVIEWER',
    'PUBLIC_MONITOR',
  ]);
  expect(orgTypes.filter((role) => !isGivenActivities(role)).toSorted()).toEqual(['DOOR_SUPERVISOR', 'FUND_ADMIN']);
});
