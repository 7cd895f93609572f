import { parseArgs } from 'node:util';
import { isEmail } from '#domain/account/check-account.ts';
import { passwordProblem } from '#domain/account/password-rule.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { isLocale } from '#domain/locale.ts';
import { hashPassword } from '#server/account/password/password-hash.ts';
import { readConfig, WrongEnvironment } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { listAdministrators, makeAdministrator, startReset } from './installation/administrators.ts';
import { OtherSecretKey, recogniseKey } from './installation/recognise-key.ts';
import { openWorld } from './open-world.ts';
import { type LinkedAccount, passwordLink } from '#server/account/password/make-link.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

const usage = `npm run admin -- create --email lei@fund.example --name "Lei Chi Wai"
    makes an administrator and prints a link that sets the password, once, within a day
      --username lei.chiwai   to log in with as well as with the e-mail
      --language zh           of mails: zh, sc, en or pt
      --password-stdin        takes the password from standard input instead
npm run admin -- list
    who is an administrator
npm run admin -- reset --email lei@fund.example
    prints a link that sets an administrator's password anew; the present one holds until then

The same environment as of the server: SECRET_KEY, PUBLIC_URL, and DATABASE_URL or DATA_DIR. With the embedded database
the server must not be running.`;

const options = {
  email: { type: 'string', default: '' },
  name: { type: 'string', default: '' },
  username: { type: 'string' },
  language: { type: 'string', default: 'zh' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

class WrongUse extends Error {}

type Given = ReturnType<typeof given>['values'];

function given(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

type TypedPassword = () => Promise<string>;
/** What is done, as the lines that say so. */
type Command = (world: World, values: Given, typed: TypedPassword) => Promise<string[]>;

const commands: Record<string, Command> = {
  async create(world, values, typed) {
    const { email, language, username = email } = values;
    const name = values.name.trim();
    if (!isEmail(email)) throw new WrongUse('--email is missing or is no e-mail address.');
    if (name === '') throw new WrongUse('--name is missing.');
    if (!isLocale(language)) throw new WrongUse('--language is one of zh, sc, en, pt.');
    const passwordHash = values['password-stdin'] ? await hashPassword(goodPassword(await typed())) : null;
    const made = await world.db.transaction((tx) =>
      makeAdministrator(world, tx, { email, username, name, language, passwordHash }),
    );
    const portal = `${world.config.publicUrl}/event/`;
    return [
      `${email} is an administrator now.`,
      ...(world.config.OIDC_ISSUER
        ? [`They log in at ${portal} through ${world.config.OIDC_ISSUER}.`]
        : passwordHash
          ? [`They log in at ${portal}`]
          : ['This sets the password, once, within a day:', linkFor(world, made)]),
    ];
  },

  async list(world) {
    const administrators = await listAdministrators(world.db);
    if (administrators.length === 0) return ['There is no administrator yet.'];
    return administrators.map(({ email, name, suspended, lastLoginAt }) =>
      [email, name, suspended ? 'suspended' : `last login ${lastLoginAt ?? 'never'}`].join('  '),
    );
  },

  async reset(world, { email }) {
    const found = await startReset(world, email);
    if (!found) throw new WrongUse(`No administrator who logs in with a password has the e-mail "${email}".`);
    return [`This sets the password of ${found.email} anew, once, within a day:`, linkFor(world, found)];
  },
};

function goodPassword(password: string): string {
  if (!passwordProblem(password)) return password;
  throw new WrongUse(
    'A password has 8 to 128 characters, with a letter and a digit or symbol, and is none of the commonest.',
  );
}

const linkMs = dayMs;
const linkFor = (world: World, account: LinkedAccount): string =>
  passwordLink(world, account, plusMs(world.clock.now(), linkMs));

const refusals: Partial<Record<string, string>> = {
  ACCOUNT_EXISTED: 'This e-mail belongs to an account already.',
  USERNAME_REPEAT: 'This username belongs to an account already.',
  PARAMS_ERROR: 'The username has 3 to 80 characters without spaces, names and addresses at most 200.',
};

/** What whoever runs the portal typed was not carried out; the message says why. */
export class NotDone extends Error {}

/** Carries out `npm run admin`. @returns what to tell. @throws NotDone */
export async function administer(
  environment: Record<string, string | undefined>,
  args: string[],
  typed: TypedPassword,
): Promise<string> {
  try {
    const { values, positionals } = given(args);
    const command = commands[positionals[0] ?? ''];
    if (!command) throw new WrongUse('Say what to do.');
    const world = await openWorld(readConfig({ LOG_LEVEL: 'warn', ...environment }, false));
    try {
      await recogniseKey(world);
      return (await command(world, values, typed)).join('\n');
    } finally {
      await world.db.close();
    }
  } catch (error) {
    if (error instanceof WrongUse) throw new NotDone(`${error.message}\n\n${usage}`);
    if (error instanceof Refusal) throw new NotDone(refusals[error.code] ?? error.code);
    const known = [WrongEnvironment, FolderInUse, OtherSecretKey].some((kind) => error instanceof kind);
    throw known && error instanceof Error ? new NotDone(error.message) : error;
  }
}
