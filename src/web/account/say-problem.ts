import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasCode } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { toast } from '#web/ui/overlay-store.ts';

/** Why a login that came back from the authorization page did not succeed. */
export async function sayProblem(problem: unknown): Promise<void> {
  await loadWordsOf(['account']);
  const text = hasCode(problem, 'ACCOUNT_NOT_FOUND')
    ? i18n._(msg`Your login worked, but you don't have an account here yet. Please contact the organiser.`)
    : await errorSentence(problem);
  toast({ tone: 'bad', text });
}
