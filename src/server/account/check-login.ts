import type { World } from '#server/world.ts';
import { countTry, forgetTries, takeBackTry, type TryLimit } from './count-try.ts';
import { compareWithNobody, passwordMatches } from './password-hash.ts';

const minute = 60_000;

export type LoginCheck =
  | { result: 'right'; accountId: string }
  | { result: 'wrong' }
  | { result: 'tooOften'; retryAfterSeconds: number };

interface Found {
  id: string;
  password_hash: string | null;
  disabled_at: string | null;
}

/**
 * Whether this name (e-mail or username, without regard to case; G77) and password belong together. The answer and the
 * time it takes are the same for an account that does not exist, is disabled or belongs to another provider.
 * Wrong tries are limited per name from one address, per name from anywhere, and per address.
 */
export async function checkLogin(
  world: World,
  given: { name: string; password: string; address: string },
): Promise<LoginCheck> {
  const now = world.clock.now();
  // The database cannot hold NUL, so nobody is called so.
  const name = given.name.replaceAll('\0', '\ufffd').trim().toLowerCase();
  const mark = (text: string) => world.secrets.fingerprint(text, 'login tries');
  const ofName: TryLimit[] = [
    { key: `login:${mark(`${name} ${given.address}`)}`, limit: 8, windowMs: 15 * minute },
    { key: `login:${mark(name)}`, limit: 50, windowMs: 60 * minute },
  ];
  const ofAddress: TryLimit = { key: `login:${mark(given.address)}`, limit: 120, windowMs: 15 * minute };

  const retryAfterSeconds = await countTry(world.db, [...ofName, ofAddress], now);
  if (retryAfterSeconds !== null) return { result: 'tooOften', retryAfterSeconds };

  const [found] = await world.db.query<Found>(
    `select id, password_hash, disabled_at from account where lower(username) = $1 or lower(email) = $1
      order by lower(username) = $1 desc limit 1`,
    [name],
  );
  const right = found?.password_hash
    ? await passwordMatches(given.password, found.password_hash)
    : await compareWithNobody(given.password);
  if (!right || !found || found.disabled_at) return { result: 'wrong' };
  await forgetTries(world.db, ofName, now);
  await takeBackTry(world.db, ofAddress, now);
  return { result: 'right', accountId: found.id };
}
