import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { SolvedWork, Work } from '#contract/verification.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { captchaRules } from '#domain/verification/code-rules.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { sameSecret } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { drawCharacters } from './draw-characters.ts';
import { captcha } from './tables.ts';

export interface Graph {
  id: string;
  png: Buffer;
}

/**
 * A new picture of characters. The one before it, of the same browser, is no longer good.
 * @throws REQUEST_TOO_FREQUENTLY when too fast; the picture that is shown stays as good as it was (G43)
 */
export async function makeGraph(world: World, before: string | null): Promise<Graph> {
  const now = world.clock.now();
  if (before) {
    const last = and(eq(captcha.id, before), isNull(captcha.triedAt));
    await world.db.orm.delete(captcha).where(and(last, lte(captcha.createdAt, plusMs(now, -captchaRules.refreshMs))));
    const [shown] = await world.db.orm.select({ id: captcha.id }).from(captcha).where(last);
    if (shown) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: 1 });
  }
  const { text, png } = await drawCharacters();
  const id = newId();
  await world.db.orm.insert(captcha).values({ id, kind: 'GRAPH', answer: answerOf(world, id, text), createdAt: now });
  return { id, png };
}

/**
 * One try at each picture: a wrong one needs a new picture. Neither case nor width of the characters matters.
 * @returns the proof that it was passed
 * @throws CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH
 */
export async function tryGraph(world: World, id: string, text: string): Promise<string> {
  const now = world.clock.now();
  const [row] = await world.db.orm
    .update(captcha)
    .set({
      triedAt: now,
      passedAt: sql`case when ${captcha.answer} = ${answerOf(world, id, text)} then ${now}::timestamptz end`,
    })
    .where(and(eq(captcha.id, id), eq(captcha.kind, 'GRAPH'), isNull(captcha.triedAt)))
    .returning();
  if (!row) throw refuse('CAPTCHA_NOT_FOUND');
  if (now >= plusMs(row.createdAt, captchaRules.lifeMs)) throw refuse('CAPTCHA_HAS_EXPIRED');
  if (!row.passedAt) throw refuse('CAPTCHA_IS_MISMATCH');
  return proofOf(world, id);
}

/** About a second of a phone's time, at a thousandth of it for the server. */
const cost = 5_000;
const steps = { fewest: 100, most: 300 };

const workSecrets = (world: World) => ({
  hmacSignatureSecret: world.secrets.derive('captcha work').toString('hex'),
  hmacKeySignatureSecret: world.secrets.derive('captcha work key').toString('hex'),
});

/** A piece of work for a device whose person cannot or does not want to read a picture. */
export async function makeWork(world: World): Promise<Work> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(steps.fewest, steps.most),
    data: { until: plusMs(world.clock.now(), captchaRules.lifeMs) },
    deriveKey,
    ...workSecrets(world),
  });
  const { algorithm, nonce, salt, keyLength, keyPrefix, keySignature, data } = parameters;
  return {
    parameters: {
      algorithm,
      nonce,
      salt,
      cost: parameters.cost,
      keyLength,
      keyPrefix,
      keySignature: keySignature ?? '',
      data: { until: String(data?.['until']) },
    },
    signature: signature ?? '',
  };
}

/** @returns the proof; a piece of work counts once. @throws CAPTCHA_IS_MISMATCH, CAPTCHA_HAS_EXPIRED */
export async function tryWork(world: World, { challenge, solution }: SolvedWork): Promise<string> {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...workSecrets(world) });
  if (!verified) throw refuse('CAPTCHA_IS_MISMATCH');
  const now = world.clock.now();
  if (now >= challenge.parameters.data.until) throw refuse('CAPTCHA_HAS_EXPIRED');
  const id = newId();
  const first = await world.db.orm
    .insert(captcha)
    .values({ id, kind: 'WORK', answer: challenge.signature, createdAt: now, triedAt: now, passedAt: now })
    .onConflictDoNothing()
    .returning({ id: captcha.id });
  if (first.length === 0) throw refuse('CAPTCHA_HAS_EXPIRED');
  return proofOf(world, id);
}

/** A proof is good once, and only with what it is given for: where that is refused, the proof is kept. */
export async function spendProof(world: World, tx: Queries, proof: string | undefined): Promise<void> {
  const [id, signed] = (proof ?? '').split('.');
  if (!id || !signed || !sameSecret(signed, signature(world, id))) throw refuseProof('CAPTCHA_NOT_FOUND');
  const now = world.clock.now();
  const spent = await tx.orm
    .update(captcha)
    .set({ usedAt: now })
    .where(and(eq(captcha.id, id), isNull(captcha.usedAt), gt(captcha.passedAt, plusMs(now, -captchaRules.proofMs))))
    .returning({ id: captcha.id });
  if (spent.length === 0) throw refuseProof('CAPTCHA_HAS_EXPIRED');
}

const refuseProof = (code: 'CAPTCHA_NOT_FOUND' | 'CAPTCHA_HAS_EXPIRED') =>
  refuse(code, { fields: [{ path: 'proof', problem: 'required' }] });

/** What is kept of the characters in a picture. */
export const answerOf = (world: World, id: string, text: string): string =>
  world.secrets.fingerprint(`${id}:${text.normalize('NFKC').replace(/\s/g, '').toLowerCase()}`, 'captcha answer');

/** For a captcha that was passed. */
export const proofOf = (world: World, id: string): string => `${id}.${signature(world, id)}`;
const signature = (world: World, id: string): string =>
  createHmac('sha256', world.secrets.derive('captcha proof')).update(id).digest('base64url');
