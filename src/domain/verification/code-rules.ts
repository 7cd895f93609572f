import { minuteMs } from '#domain/instant.ts';

/** How long a code is good, how often it may be asked for and tried (G42, G43). */
export const codeRules = {
  digits: 6,
  lifeMs: 10 * minuteMs,
  resendMs: minuteMs,
  /** To one number or address. */
  perDay: 5,
  tries: 5,
  /** A code that was right may be used with the rest of a form for so long after it was sent. */
  useMs: 30 * minuteMs,
  /** From one internet address, by anybody. */
  perAddressAndHour: 20,
  /** SMS to one country: what a flood may cost at most. */
  perCountryAndDay: 2000,
  /** Of these, kept for accounts and for those who were invited, whatever strangers ask for. */
  keptForKnown: 500,
} as const;

export const captchaRules = {
  lifeMs: 5 * minuteMs,
  /** Between two pictures for one browser; asked for sooner it is 'too fast' (D1 §8). */
  refreshMs: 1000,
  characters: 5,
  /** The proof that a captcha was passed, until it is used. */
  proofMs: 10 * minuteMs,
} as const;
