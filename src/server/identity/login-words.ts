import type { Locale } from '#domain/locale.ts';
import { msg } from '#domain/msg.ts';
import { wordsOf } from '#server/i18n/say.ts';

/** What the login pages say. */
export const loginWords = wordsOf({
  // `site` is how the portal is called.
  title: msg`Log in to {site}`,
  // For accounts of road-show units, which log in as external ones.
  externalTitle: msg`External account login`,
  intro: msg`Use your {site} account.`,
  name: msg`E-mail or username`,
  password: msg`Password`,
  submit: msg`Log in`,
  back: msg`Back to the portal`,
  languages: msg`Language`,
  nameMissing: msg`Enter your e-mail or username.`,
  passwordMissing: msg`Enter your password.`,
  wrong: msg`The e-mail, username or password is not right. Please try again.`,
  forgotten: msg({ message: 'Forgotten password', context: 'login' }),
  register: msg`Register a new account`,
  // Above the name of the event that one logs in for.
  takePart: msg`You’re registering for`,
  // Asked for after several wrong tries.
  captcha: msg`Characters in the picture`,
  captchaPicture: msg`Picture of five characters`,
  captchaHint: msg`Not case-sensitive. Can’t read it? Choose “Forgotten password” and log in with a code by e-mail.`,
  captchaMissing: msg`Too many wrong tries. Please enter your password again.`,
  captchaWrong: msg`That didn’t match the picture. Try again with the new one.`,
  // While the device works in place of a picture.
  working: msg`Your device is checking…`,
  // Its proof was used or too old.
  workOver: msg`That took too long. Please enter your password again.`,
  tooOften: msg`Too many tries. Please try again in {minutes, plural, one {a minute} other {# minutes}}.`,
  demo: msg`Demo accounts`,
  demoIntro: msg`This is a demo. Tap a person to log in as them.`,
  expiredTitle: msg`This login page has expired`,
  expired: msg`It was open for too long, or you logged in in another window. Please log in again.`,
  again: msg`Log in again`,
  failedTitle: msg`Login failed`,
  failed: msg`Something went wrong. Please log in again.`,
  leaving: msg`Logging out…`,
  goOn: msg`Continue`,
});

/** Each in itself. */
export const languageNames: Record<Locale, string> = { zh: '繁體', sc: '简体', en: 'English', pt: 'Português' };
