import { msg } from '#domain/msg.ts';
import { wordsOf } from '#server/i18n/say.ts';

/** The messages with a code; `site` is how the portal is called. */
export const codeTexts = wordsOf({
  // The whole SMS.
  sms: msg`{site}: your code is {code}. It expires in 10 minutes. Don’t share it.`,
  subject: msg`Your code for {site}`,
  mail: msg({
    message:
      'Your code is {code}\n\nIt expires in 10 minutes. Don’t share it with anyone.\nIf you didn’t ask for it, you can ignore this e-mail.',
  }),
  // In place of a code, where the address has an account already; only its owner reads it.
  knownSubject: msg`You already have an account at {site}`,
  known: msg({
    message:
      'Someone tried to register at {site} with this e-mail, but it already has an account.\n\nIf it was you, just log in. Forgot your password? Reset it here:\n{link}\n\nIf it wasn’t you, you can ignore this e-mail.',
  }),
});
