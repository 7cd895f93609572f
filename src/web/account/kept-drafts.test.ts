import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keepSessionToken, sessionToken } from '#web/api/session-token.ts';
import { forgetLogin } from './forget-login.ts';
import { giveBackDrafts, keepDrafts } from './kept-drafts.ts';
import { onBeforeLogout, reasonToStay } from './logout-guards.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what Mei typed before her login expired is there when she is back', async () => {
  localStorage.setItem('draft:party-person', '{"name":"陳大文"}');
  await keepDrafts('mei');
  forgetLogin();
  expect(localStorage.getItem('draft:party-person')).toBeNull();
  await giveBackDrafts('mei');
  expect(localStorage.getItem('draft:party-person')).toBe('{"name":"陳大文"}');
});

test('it is not given to whoever logs in next, and still waits for her', async () => {
  localStorage.setItem('draft:party-person', 'of Mei');
  await keepDrafts('mei');
  forgetLogin();
  await giveBackDrafts('joao');
  expect(localStorage.length).toBe(0);
  await giveBackDrafts('mei');
  expect(localStorage.getItem('draft:party-person')).toBe('of Mei');
});

test('it does not replace what was typed since', async () => {
  localStorage.setItem('draft:party-person', 'before');
  await keepDrafts('mei');
  localStorage.setItem('draft:party-person', 'since');
  await giveBackDrafts('mei');
  expect(localStorage.getItem('draft:party-person')).toBe('since');
});

test('the end of a login leaves the language and the version, and nothing else', () => {
  for (const key of ['locale', 'version', 'login', 'anything']) localStorage.setItem(key, 'x');
  keepSessionToken('token');
  sessionStorage.setItem('role', 'x');
  forgetLogin();
  expect(Object.keys(localStorage).sort()).toEqual(['locale', 'version']);
  expect(sessionStorage.length).toBe(0);
  expect(sessionToken()).toBeNull();
});

test('whatever has a reason against logging out is asked, as long as it wants to be', async () => {
  expect(await reasonToStay()).toBeNull();
  const stopQuiet = onBeforeLogout(() => null);
  const stop = onBeforeLogout(async () => '3 sign-ins wait to be sent');
  expect(await reasonToStay()).toBe('3 sign-ins wait to be sent');
  stop();
  stopQuiet();
  expect(await reasonToStay()).toBeNull();
});
