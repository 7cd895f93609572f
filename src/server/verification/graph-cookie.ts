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
  if (!id) return false;
  try {
    await spendProof(world, world.db, await tryGraph(world, id, characters));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
