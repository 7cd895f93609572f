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

// The database cannot hold NUL, so nobody is called so.
const normalName = (name: string): string => name.replaceAll('\0', '\ufffd').trim().toLowerCase();

function limitsOf(world: World, name: string, address: string) {
  const mark = (text: string) => world.secrets.fingerprint(text, 'login tries');
  const here = mark(`${name} ${address}`);
  const anywhere = mark(name);
  return {
    /** Tries without a captcha: from one address, and from all of them. */
    freeHere: { key: `login-free:${here}`, limit: 3, windowMs: 15 * minute },
    freeAnywhere: { key: `login-free:${anywhere}`, limit: 20, windowMs: 60 * minute },
    nameHere: { key: `login:${here}`, limit: 30, windowMs: 15 * minute },
    nameAnywhere: { key: `login:${anywhere}`, limit: 100, windowMs: 60 * minute },
    address: { key: `login:${mark(address)}`, limit: 120, windowMs: 15 * minute },
  } satisfies Record<string, TryLimit>;
}

/** Whether the next try at this name from this address needs a captcha. */
export async function needsCaptcha(world: World, given: { name: string; address: string }): Promise<boolean> {
  const now = world.clock.now();
  const { freeHere, freeAnywhere } = limitsOf(world, normalName(given.name), given.address);
  const here = await triesSoFar(world.db, freeHere, now);
  const anywhere = await triesSoFar(world.db, freeAnywhere, now);
  return here >= freeHere.limit || anywhere >= freeAnywhere.limit;
}

/**
 * Whether this name and password belong together. The answer and the time it takes are the same for an account that
 * does not exist, is disabled or belongs to another provider. Guessing is made slow, not the owner shut out: wrong
 * tries ask for a captcha, and the hundred an hour that one name gets from everywhere do not count for a browser that
 * its owner logged in with before.
 */
export async function checkLogin(world: World, given: LoginTry): Promise<LoginCheck> {
  const now = world.clock.now();
  const name = normalName(given.name);
  const limits = limitsOf(world, name, given.address);
  if (!given.passedCaptcha && (await countTry(world.db, [limits.freeHere, limits.freeAnywhere], now)) !== null) {
    return { result: 'captchaNeeded' };
  }

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
  const { address, ...ofName } = limits;
  await forgetTries(world.db, Object.values(ofName), now);
  await takeBackTry(world.db, address, now);
  return { result: 'right', accountId: found.id };
}

/** After a password was replaced by its owner: what was tried before does not stand in the way. */
export function forgetLoginTries(world: World, tx: Queries, name: string): Promise<void> {
  const { nameAnywhere, freeAnywhere } = limitsOf(world, normalName(name), '');
  return forgetTries(tx, [nameAnywhere, freeAnywhere], world.clock.now());
}
