import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { captchaRules } from '#domain/verification/code-rules.ts';
import { Refusal } from '#server/refusal.ts';
import { isHttps } from '#server/is-https.ts';
import type { World } from '#server/world.ts';
import { spendProof, tryGraph } from './captcha.ts';

const graphCookie = 'event_graph';

/** Which picture this browser was shown last. */
export function graphOf(request: FastifyRequest): string | null {
  const given = z.uuid().safeParse(request.cookies[graphCookie]);
  return given.success ? given.data : null;
}

/** Both the app and the login page show pictures, so it goes along everywhere. */
export function keepGraph(world: World, reply: FastifyReply, id: string): void {
  reply.setCookie(graphCookie, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(world),
    maxAge: captchaRules.lifeMs / 1000,
  });
}

/** For a page without scripts, which sends the characters with its form. */
export async function graphPassed(world: World, request: FastifyRequest, characters: string): Promise<boolean> {
  const id = graphOf(request);
  return id !== null && (await passes(async () => spendProof(world, world.db, await tryGraph(world, id, characters))));
}

/** For a page whose device did the work. */
export const proofPassed = (world: World, proof: string): Promise<boolean> =>
  passes(() => spendProof(world, world.db, proof));

async function passes(spend: () => Promise<void>): Promise<boolean> {
  try {
    await spend();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
