import { eq } from 'drizzle-orm';
import type { SentCode } from '#contract/verification.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { answerOf } from '#server/verification/captcha.ts';
import { captcha } from '#server/verification/tables.ts';
import { codeIn, outbox } from './participants.ts';
import type { TestWorld } from './world.ts';

/** Somebody reads the picture `id` as `text`: what it shows is known from then on. */
export async function knowPicture(world: TestWorld, id: string, text: string): Promise<void> {
  await world.db.orm
    .update(captcha)
    .set({ answer: answerOf(world, id, text) })
    .where(eq(captcha.id, id));
}

/** A picture fetched and read rightly. */
export async function passPicture(world: TestWorld): Promise<string> {
  const picture = await world.call('get', '/graph');
  const id = String(picture.headers['x-captcha-id']);
  await knowPicture(world, id, 'aDk7x');
  const passed = await world.call<{ proof: string }>('get', `/validated/graph?id=${id}&code=ADK7X`);
  return passed.body.proof;
}

export interface Wanted {
  email?: string;
  mobile?: string;
  purpose?: 'REGISTER' | 'CONTACT';
  proof?: string;
  language?: string;
}

export const sendCode = (world: TestWorld, wanted: Wanted, token?: string) =>
  world.call<SentCode & ErrorBody>(
    'get',
    `/captcha/check?${new URLSearchParams({ ...wanted })}`,
    token ? { token } : {},
  );

/** A code asked for with a picture passed, as it was received. */
export async function receiveCode(world: TestWorld, wanted: Wanted, token?: string): Promise<string> {
  const answer = await sendCode(world, { ...wanted, proof: await passPicture(world) }, token);
  if (answer.status !== 200) throw new Error(`no code was sent: ${answer.body.code}`);
  return newestCode(world);
}

export const newestCode = async (world: TestWorld): Promise<string> => codeIn((await outbox(world))[0]?.text ?? '');

/** Another code of six digits. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
