import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Turns } from '#server/turns.ts';

/** OWASP's smallest recommended cost of Argon2id: 19 MiB, two passes, one lane. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
/** Dear on purpose: at most half of the threads that also read files, and no longer a queue than people wait for. */
const hashing = new Turns(2, 200);
const saltBytes = 16;
const hashBytes = 32;
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

/** The password in the usual text form, which keeps the cost, so that a later one can be dearer. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = form.exec(stored) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(expected, await derive(password, Buffer.from(salt, 'base64'), parameters, expected.length));
}

let nobodysHash: Promise<string> | null = null;

/** Takes as long as comparing a real password, and never matches: so nobody learns which accounts exist. */
export async function compareWithNobody(password: string): Promise<false> {
  nobodysHash ??= hashPassword(randomBytes(saltBytes).toString('hex'));
  await passwordMatches(password, await nobodysHash);
  return false;
}

type Parameters = Record<keyof typeof cost, number>;

/** The same password typed on two keyboards may be composed differently; it is brought to one form first. */
const derive = (password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> =>
  hashing.run(
    () =>
      new Promise((resolve, reject) => {
        const message = Buffer.from(password.normalize('NFKC'));
        argon2('argon2id', { message, nonce, ...parameters, tagLength }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
