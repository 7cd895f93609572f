import { expect, test } from 'vitest';
import { ApiError, isLoginOver, Unreachable } from './api-error.ts';
import { isPassing } from './is-passing.ts';

const answered = (status: number, code: string | null = null) => new ApiError({ code, message: '', status });

test.each([
  ['no network', new Unreachable(null), true, false],
  ['a broken answer', answered(500, 'SERVER_ERROR'), true, false],
  ['a proxy without a server behind it', answered(502), true, false],
  ['a server that starts', answered(503), true, false],
  ['one that took too long', answered(504), true, false],
  ['too many calls', answered(429, 'TOO_MANY_REQUESTS'), true, false],
  ['a login that is over', answered(401, 'INVALID_TOKEN'), false, true],
  ['a login that a proxy refuses', answered(403), false, true],
  ['a wrong password', answered(401, 'LOGIN_FAILED'), false, false],
  ['no permission', answered(403, 'NO_PERMISSION'), false, false],
  ['wrong input', answered(400, 'PARAMS_ERROR'), false, false],
  ['nothing there', answered(404, 'ENTITY_NOT_FOUND'), false, false],
  ['somebody was quicker', answered(409, 'STATUS_ERROR'), false, false],
  ['too large', answered(413), false, false],
  ['a fault of our own', new TypeError('x is undefined'), false, false],
])('%s', (_, error, passes, loginIsOver) => {
  expect(isPassing(error)).toBe(passes);
  expect(isLoginOver(error)).toBe(loginIsOver);
});
