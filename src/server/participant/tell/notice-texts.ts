import type { Locale } from '#domain/locale.ts';

/** What the picture of a code is, for those who do not see it. */
export const codeAlt: Record<Locale, string> = {
  zh: '簽到碼',
  sc: '签到码',
  en: 'Sign-in code',
  pt: 'Código de entrada',
};
