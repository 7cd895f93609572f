import { msg } from '#domain/msg.ts';
import { wordsOf } from '#server/i18n/say.ts';

/** What the page says on which the first administrator is made; `site` is how the portal is called. */
export const setUpWords = wordsOf({
  title: msg`Make the first administrator`,
  intro: msg`{site} has no administrator yet. Say who is the first; they can then log in and open the other accounts in the portal.`,
  // Where another provider knows the passwords.
  introExternal: msg`{site} has no administrator yet. Give the e-mail that the first one has at the login service; they can then log in there.`,
  name: msg`Name`,
  nameHint: msg`Shown in the portal and in the record of what was done.`,
  email: msg`E-mail`,
  password: msg`Password`,
  passwordHint: msg`At least 8 characters, with a letter and a digit or symbol.`,
  repeated: msg`The password again`,
  submit: msg`Make the administrator`,
  nameMissing: msg`Please enter the name.`,
  emailWrong: msg`Please enter an e-mail address, as name@example.org.`,
  emailTaken: msg`This e-mail belongs to an account already. Please use another one.`,
  passwordTooUsual: msg`This password is too common. Please choose another one.`,
  passwordWrong: msg`A password has 8 to 128 characters, with a letter and a digit or symbol.`,
  repeatedWrong: msg`The two passwords are not the same.`,
  doneTitle: msg`There is an administrator`,
  done: msg`This portal is set up, and this page is of no more use. Administrators simply log in.`,
  logIn: msg`Log in`,
  wrongTitle: msg`This address is not right`,
  wrong: msg`Use the whole address that the server shows when it starts. If it is lost, start the server again: it is shown once more.`,
});

export type SetUpWords = ReturnType<typeof setUpWords>;
