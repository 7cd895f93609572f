import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { currentTarget, startLogin } from '#web/api/start-login.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { forgetLogin } from './forget-login.ts';
import { keepDrafts } from './kept-drafts.ts';
import { lastAccount } from './login-hint.ts';
import { afterLogout, reasonToStay } from './logout-guards.ts';
import { tellTabs } from './tab-news.ts';

/** Ends the login here and at the provider (row 060), unless something on this device speaks against it. */
export async function logOut(): Promise<void> {
  const reason = await reasonToStay();
  if (reason !== null) return toast({ tone: 'bad', text: reason });
  try {
    const { endSessionUrl } = await answer(api.POST('/login/logout'));
    await afterLogout();
    forgetLogin();
    tellTabs({ kind: 'logout' });
    location.assign(endSessionUrl);
  } catch (error) {
    // The server still knows this login, so saying anything else would be wrong.
    toast({ tone: 'bad', text: await errorSentence(error) });
  }
}

let saying = false;

/** Says once that the login is over, and begins again where the person was (row 062). */
export async function loginExpired(): Promise<void> {
  if (saying) return;
  saying = true;
  const target = currentTarget();
  const account = lastAccount();
  if (account) await keepDrafts(account);
  forgetLogin();
  await loadWordsOf(['account']);
  const again = await ask({
    title: i18n._(msg`Please log in again`),
    text: i18n._(msg`Login time too long, please log in again. You come back to this page afterwards.`),
    action: i18n._(msg`Log in again`),
  });
  if (again) startLogin({ target });
  else location.assign('/event/home');
}
