import type { FastifyReply } from 'fastify';
import type { verificationApi } from '#contract/verification.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { makeGraph, makeWork, tryGraph, tryWork } from './captcha.ts';
import { checkCode } from './check-code.ts';
import { graphOf, keepGraph } from './graph-cookie.ts';
import { sendCode, targetOf } from './send-code.ts';

/** Whom a code is about: what is changed of an account needs its login. */
function subjectOf(purpose: 'REGISTER' | 'CONTACT', actor: Actor | null): string | null {
  if (purpose === 'REGISTER') return null;
  if (!actor) throw refuse('LOGIN_REQUIRED');
  return actor.accountId;
}

const neverKept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

export const verificationHandlers: Handlers<typeof verificationApi> = {
  async graph({ world, request, reply }) {
    const { id, png } = await makeGraph(world, graphOf(request));
    keepGraph(world, reply, id);
    neverKept(reply).header('x-captcha-id', id).type('image/png');
    await reply.send(png);
  },
  async checkGraph({ world, query, request, reply }) {
    neverKept(reply);
    const id = query.id ?? graphOf(request);
    if (!id) throw refuse('CAPTCHA_NOT_FOUND');
    return { proof: await tryGraph(world, id, query.code) };
  },
  async work({ world, reply }) {
    neverKept(reply);
    return makeWork(world);
  },
  checkWork: async ({ world, body }) => ({ proof: await tryWork(world, body) }),
  async sendCode({ world, actor, query, request, reply }) {
    neverKept(reply);
    return sendCode(world, {
      ...query,
      proof: query.proof,
      subjectId: subjectOf(query.purpose, actor),
      address: request.ip,
    });
  },
  async checkCode({ world, actor, query, reply }) {
    neverKept(reply);
    const { purpose, code } = query;
    await checkCode(world, { ...targetOf(query), purpose, subjectId: subjectOf(purpose, actor), code });
    return { done: true };
  },
};
