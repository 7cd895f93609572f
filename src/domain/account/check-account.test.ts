import { expect, test } from 'vitest';
import { isEmail } from './check-account.ts';

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
