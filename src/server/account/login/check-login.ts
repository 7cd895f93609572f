import { minuteMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { countTry, forgetTries, takeBackTry, triesSoFar, type TryLimit } from '#server/verification/count-try.ts';
import { compareWithNobody, passwordMatches } from '../password/password-hash.ts';

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
  /** The browser, where the account logged in with it before. */
  knownDevice: (accountId: string) => Promise<string | null>;
}

// The database cannot hold NUL, so nobody is called so.
const normalName = (name: string): string => name.replaceAll('\0', '\ufffd').trim().toLowerCase();

/** Wrong tries at a name, from one place and from everywhere, that are free of a captcha. */
const free = { here: 3, anywhere: 20 } as const;
/**
 * Wrong tries from an address, at any names: after the first number only one try at each name is free of a captcha
 * there, after the second none. Nobody is refused for what others did at the same address.
 */
const spoilt = { somewhat: 120, wholly: 1200 } as const;

/** @param place an address, or a browser that is known */
function limitsOf(world: World, name: string, place: string) {
  const mark = (text: string) => world.secrets.fingerprint(text, 'login tries');
  const here = mark(`${name} ${place}`);
  const anywhere = mark(name);
  return {
    freeHere: { key: `login-free:${here}`, limit: free.here, windowMs: 15 * minuteMs },
    freeAnywhere: { key: `login-free:${anywhere}`, limit: free.anywhere, windowMs: 60 * minuteMs },
    nameHere: { key: `login:${here}`, limit: 30, windowMs: 15 * minuteMs },
    nameAnywhere: { key: `login:${anywhere}`, limit: 100, windowMs: 60 * minuteMs },
    address: { key: `login:${mark(place)}`, limit: spoilt.somewhat, windowMs: 15 * minuteMs },
  } satisfies Record<string, TryLimit>;
}

type Limits = ReturnType<typeof limitsOf>;

const freeHereAfter = (triesAtAddress: number): number =>
  triesAtAddress >= spoilt.wholly ? 0 : triesAtAddress >= spoilt.somewhat ? 1 : free.here;

/** Whether any try from this address needs a captcha. */
export async function addressNeedsCaptcha(world: World, address: string): Promise<boolean> {
  const tried = await triesSoFar(world.db, limitsOf(world, '', address).address, world.clock.now());
  return freeHereAfter(tried) === 0;
}

/** Whether the next try at this name needs a captcha. */
export async function needsCaptcha(
  world: World,
  given: Pick<LoginTry, 'name' | 'address' | 'knownDevice'>,
): Promise<boolean> {
  const now = world.clock.now();
  const { limits, isKnown } = await placeOf(world, given);
  const here = await triesSoFar(world.db, limits.freeHere, now);
  const atAddress = isKnown ? 0 : await triesSoFar(world.db, limits.address, now);
  if (here >= freeHereAfter(atAddress)) return true;
  return !isKnown && (await triesSoFar(world.db, limits.freeAnywhere, now)) >= limits.freeAnywhere.limit;
}

/** A browser that the owner logged in with before is a place of its own: nobody else's tries count there. */
async function placeOf(world: World, given: Pick<LoginTry, 'name' | 'address' | 'knownDevice'>) {
  const name = normalName(given.name);
  const [found] = await world.db.query<Found>(
    `select id, password_hash, disabled_at from account where lower(username) = $1 or lower(email) = $1
      order by lower(username) = $1 desc limit 1`,
    [name],
  );
  const device = found ? await given.knownDevice(found.id) : null;
  const limits = limitsOf(world, name, device ? `device ${device}` : given.address);
  return { found, limits, isKnown: device !== null };
}

const turns = new Map<string, Promise<unknown>>();

/** Several at once are looked at one after the other, so that a right one is not taken for one guess of many. */
async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
}

/**
 * Whether this name and password belong together. The answer and the time it takes are the same for an account that
 * does not exist, is disabled or belongs to another provider. Guessing is made slow, not the owner shut out: wrong
 * tries ask for a captcha, and neither what others tried at the same address nor the hundred an hour that one name gets
 * from everywhere count for a browser that its owner logged in with before.
 */
export async function checkLogin(world: World, given: LoginTry): Promise<LoginCheck> {
  const place = await placeOf(world, given);
  return inTurn(place.limits.nameHere.key, () => compare(world, given, place));
}

async function compare(
  world: World,
  given: LoginTry,
  { found, limits, isKnown }: Awaited<ReturnType<typeof placeOf>>,
): Promise<LoginCheck> {
  const now = world.clock.now();
  if (!given.passedCaptcha && (await isNotFree(world, limits, isKnown))) return { result: 'captchaNeeded' };
  const counted = [limits.nameHere, ...(isKnown ? [] : [limits.nameAnywhere])];
  const retryAfterSeconds = await countTry(world.db, counted, now);
  if (retryAfterSeconds !== null) return { result: 'tooOften', retryAfterSeconds };
  if (!isKnown) await countTry(world.db, [limits.address], now);

  const right = found?.password_hash
    ? await passwordMatches(given.password, found.password_hash)
    : await compareWithNobody(given.password);
  if (!right || !found || found.disabled_at) return { result: 'wrong' };
  const { address, ...ofName } = limits;
  await forgetTries(world.db, Object.values(ofName), now);
  if (!isKnown) await takeBackTry(world.db, address, now);
  return { result: 'right', accountId: found.id };
}

/** Counts the try. */
async function isNotFree(world: World, limits: Limits, isKnown: boolean): Promise<boolean> {
  const now = world.clock.now();
  const atAddress = isKnown ? 0 : await triesSoFar(world.db, limits.address, now);
  const freeHere = { ...limits.freeHere, limit: freeHereAfter(atAddress) };
  return (await countTry(world.db, [freeHere, ...(isKnown ? [] : [limits.freeAnywhere])], now)) !== null;
}

/** After a password was replaced by its owner: what was tried before does not stand in the way. */
export function forgetLoginTries(world: World, tx: Queries, name: string): Promise<void> {
  const { nameAnywhere, freeAnywhere } = limitsOf(world, normalName(name), '');
  return forgetTries(tx, [nameAnywhere, freeAnywhere], world.clock.now());
}
