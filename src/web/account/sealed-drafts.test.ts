import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { keepSessionToken } from '#web/api/session-token.ts';
import { forgetLogin } from './forget-login.ts';
import { giveBackDrafts, keepDrafts } from './kept-drafts.ts';
import { rememberLogin } from './login-hint.ts';
import { forgetSealed, keepSealed, keepSealedDraft, readSealed } from './sealed-drafts.ts';

const keys: Record<string, string> = {
  mei: btoa('a key of Mei with 32 characters.'),
  joao: btoa('and one of Joao, 32 as it is too'),
};

/** As after a login: the account is known, and this tab was given its key. */
function logsIn(accountId: string): void {
  rememberLogin(accountId);
  keepSessionToken(`token of ${accountId}`);
  sessionStorage.setItem('draft-key', `${accountId} ${keys[accountId]}`);
}

const chan = { nameTc: '陳大文', documentNumber: 'K1234567' };
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  logsIn('mei');
  await forgetSealed('person');
});

test('what Mei types of a person is there again, and nowhere to be read', async () => {
  await keepSealed('person', chan);
  expect(storedText()).not.toContain('K1234567');
  expect(storedText()).not.toContain('陳大文');
  expect(await readSealed('person')).toEqual(chan);
  await forgetSealed('person');
  expect(await readSealed('person')).toBeNull();
});

test('what is typed in the moment in which the page goes stays in the tab, and is sealed when it comes back', async () => {
  await keepSealed('person', chan);
  keepSealedDraft('person', { savedAt: Date.now() + 1, values: { ...chan, nameTc: '陳小文' } }, true);
  expect(await readSealed('person')).toEqual({ ...chan, nameTc: '陳小文' });
  expect(storedText()).not.toContain('陳小文');
});

test('what the tab still has from before does not replace what was typed since', async () => {
  await keepSealed('person', chan);
  sessionStorage.setItem('draft:person', JSON.stringify({ savedAt: 1, values: { nameTc: 'before' } }));
  expect(await readSealed('person')).toEqual(chan);
});

test('a login that runs out loses nothing: the same person finds it, whoever logs in between cannot open it', async () => {
  await keepSealed('person', chan);
  await keepDrafts('mei');
  forgetLogin();
  expect(storedText()).toBe('[{},{}]');

  logsIn('joao');
  await giveBackDrafts('joao');
  expect(await readSealed('person')).toBeNull();
  forgetLogin();

  logsIn('mei');
  await giveBackDrafts('mei');
  expect(await readSealed('person')).toEqual(chan);
});

test('what lies there of another person is not opened', async () => {
  await keepSealed('person', chan);
  logsIn('joao');
  expect(await readSealed('person')).toBeNull();
});

test('what is kept while a login is just over is still its owner’s', async () => {
  await keepSealed('person', chan);
  forgetLogin();
  await keepSealed('person', { ...chan, nameTc: '陳小文' });
  expect(storedText()).not.toContain('陳小文');
  logsIn('mei');
  expect(await readSealed('person')).toEqual({ ...chan, nameTc: '陳小文' });
});
