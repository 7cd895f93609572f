import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggedError, loggedReason } from './logged-error.ts';

test('what is logged of a failed statement is where and why, and nobody of whom it is about', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "chan@example.org"'), {
    code: '22P02',
    routine: 'string_to_uuid',
    detail: 'Key (email)=(chan@example.org) already exists.',
    where: "unnamed portal parameter $1 = 'chan@example.org'",
    params: ['chan@example.org'],
  });
  const failed = new DrizzleQueryError('insert into account (email) values ($1)', ['chan@example.org'], refused);
  const logged = JSON.stringify(loggedError(failed));
  expect(logged).not.toContain('chan');
  expect(logged).toContain('insert into account (email) values ($1)');
  expect(logged).toContain('"code":"22P02"');
  expect(logged).toContain('invalid input syntax for type uuid');
  expect(logged).toContain('logged-error.test.ts');
  expect(loggedReason(failed.message)).toBe('Failed query: insert into account (email) values ($1)');
});

test('whatever is thrown can be logged', () => {
  expect(loggedError('secret')).toEqual({ type: 'string' });
  expect(loggedError(undefined)).toEqual({ type: 'undefined' });
});
