import type { Locale } from '#domain/locale.ts';

export const phoneCodeText: Record<Locale, (code: string) => string> = {
  zh: (code) => `活動平台驗證碼：${code}，十分鐘內有效。請勿轉告他人。`,
  sc: (code) => `活动平台验证码：${code}，十分钟内有效。请勿转告他人。`,
  en: (code) => `Your event portal code is ${code}. It is good for ten minutes. Do not pass it on.`,
  pt: (code) => `O seu código do portal de eventos é ${code}. É válido durante dez minutos. Não o partilhe.`,
};

/** What the picture of a code is, for those who do not see it. */
export const codeAlt: Record<Locale, string> = {
  zh: '簽到碼',
  sc: '签到码',
  en: 'Sign-in code',
  pt: 'Código de entrada',
};
