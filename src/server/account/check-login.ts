import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { countTry, forgetTries, takeBackTry, triesSoFar, type TryLimit } from './count-try.ts';
import { compareWithNobody, passwordMatches } from './password-hash.ts';

const minute = 60_000;

export type LoginCheck =
  | { result: 'right'; accountId: string }
  | { result: 'wrong' }
  | { result: 'captchaNeeded' }
  | { result: 'tooOften'; retryAfterSeconds: number };

interface Found {
  id: string;
  password_hash: string | null;
  disabled_at: string | null;
}

export interface LoginTry {
  /** E-mail or username, without regard to case (G77). */
  name: string;
  password: string;
  /** Where it comes from. */
  address: string;
  /** A captcha was passed with it. */
  passedCaptcha: boolean;
  /** Whether the account logged in with this browser before. */
  isKnownDevice: (accountId: string) => Promise<boolean>;
}

/** From so many wrong tries on, each further one needs a captcha: by one address, and by all of them in an hour. */
const captchaFrom = { oneAddress: 3, anywhere: 20 } as const;

// The database cannot hold NUL, so nobody is called so.
const normalName = (name: string): string => name.replaceAll('\0', '\ufffd').trim().toLowerCase();

function limitsOf(world: World, name: string, address: string) {
  const mark = (text: string) => world.secrets.fingerprint(text, 'login tries');
  return {
    nameHere: { key: `login:${mark(`${name} ${address}`)}`, limit: 30, windowMs: 15 * minute },
    nameAnywhere: { key: `login:${mark(name)}`, limit: 100, windowMs: 60 * minute },
    address: { key: `login:${mark(address)}`, limit: 120, windowMs: 15 * minute },
  } satisfies Record<string, TryLimit>;
}

/** Whether the next try at this name from this address needs a captcha. */
export async function needsCaptcha(world: World, given: { name: string; address: string }): Promise<boolean> {
  const now = world.clock.now();
  const { nameHere, nameAnywhere } = limitsOf(world, normalName(given.name), given.address);
  const here = await triesSoFar(world.db, nameHere, now);
  const anywhere = await triesSoFar(world.db, nameAnywhere, now);
  return here >= captchaFrom.oneAddress || anywhere >= captchaFrom.anywhere;
}

/**
 * Whether this name and password belong together. The answer and the time it takes are the same for an account that
 * does not exist, is disabled or belongs to another provider. Guessing is made slow, not the owner shut out: wrong tries
 * ask for a captcha, and the hundred an hour that one name gets from everywhere do not count for a browser that its
 * owner logged in with before.
 */
export async function checkLogin(world: World, given: LoginTry): Promise<LoginCheck> {
  const now = world.clock.now();
  const name = normalName(given.name);
  const limits = limitsOf(world, name, given.address);
  if (!given.passedCaptcha && (await needsCaptcha(world, given))) return { result: 'captchaNeeded' };

  const [found] = await world.db.query<Found>(
    `select id, password_hash, disabled_at from account where lower(username) = $1 or lower(email) = $1
      order by lower(username) = $1 desc limit 1`,
    [name],
  );
  const isKnown = found ? await given.isKnownDevice(found.id) : false;
  const counted = [limits.nameHere, limits.address, ...(isKnown ? [] : [limits.nameAnywhere])];
  const retryAfterSeconds = await countTry(world.db, counted, now);
  if (retryAfterSeconds !== null) return { result: 'tooOften', retryAfterSeconds };

  const right = found?.password_hash
    ? await passwordMatches(given.password, found.password_hash)
    : await compareWithNobody(given.password);
  if (!right || !found || found.disabled_at) return { result: 'wrong' };
  await forgetTries(world.db, [limits.nameHere, limits.nameAnywhere], now);
  await takeBackTry(world.db, limits.address, now);
  return { result: 'right', accountId: found.id };
}

/** After a password was replaced by its owner: what was tried before does not stand in the way. */
export function forgetLoginTries(world: World, tx: Queries, name: string): Promise<void> {
  const { nameAnywhere } = limitsOf(world, normalName(name), '');
  return forgetTries(tx, [nameAnywhere], world.clock.now());
}
