import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isHttps } from '#server/is-https.ts';
import type { World } from '#server/world.ts';
import { interactionPath } from './provider-settings.ts';

const cookie = 'idp_refused';
const keptSeconds = 120;

const RefusedLogin = z.object({
  status: z.number().int().min(400).max(499),
  /** What was typed; never the password. */
  name: z.string().max(254),
  problem: z.union([
    z.enum(['nameMissing', 'passwordMissing', 'captchaMissing', 'captchaWrong', 'workOver', 'wrong']),
    z.object({ tooOften: z.number() }),
  ]),
  /** Work of the device, or what a picture shows, is asked for as well. */
  captcha: z.boolean(),
});
/** Why a form did not log in; a page of its own shows it, so that reloading it or coming back sends no form again. */
export type RefusedLogin = z.infer<typeof RefusedLogin>;
export type LoginProblem = RefusedLogin['problem'];

export function keepRefused(world: World, reply: FastifyReply, uid: string, refused: RefusedLogin): void {
  reply.setCookie(cookie, Buffer.from(JSON.stringify(refused)).toString('base64url'), {
    path: interactionPath(uid),
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(world),
    maxAge: keptSeconds,
  });
}

/** Null when this browser sent no form to this login lately; a cookie that was tampered with is none. */
export function lastRefused(request: FastifyRequest): RefusedLogin | null {
  try {
    const text = Buffer.from(request.cookies[cookie] ?? '', 'base64url').toString();
    return RefusedLogin.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const forgetRefused = (reply: FastifyReply, uid: string): void => {
  reply.clearCookie(cookie, { path: interactionPath(uid) });
};
