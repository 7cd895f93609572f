import type { Locale } from '#domain/locale.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What the picture of a code is, for those who do not see it. */
export const codeAlt: Record<Locale, string> = inEach(msg`Sign-in code`);
