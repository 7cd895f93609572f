import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { loadWordsOf } from '#web/i18n/language.ts';
import { toast } from '#web/ui/overlay-store.ts';

const refusals = {
  noPermission: msg`The current role has no permission to access this page, redirecting to the homepage...`,
  noEvent: msg`The current role does not have this event.`,
};
export type PageRefusal = keyof typeof refusals;

/** Why a page does not open for the present role, in the documents' words (rows 067, 068). */
export async function sayRefusal(refusal: PageRefusal): Promise<void> {
  await loadWordsOf(['account']);
  toast({ tone: 'bad', text: i18n._(refusals[refusal]) });
}
