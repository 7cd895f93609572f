import type { ownAccountApi } from '#contract/account/own-account.ts';
import type { Handlers } from '#server/serve.ts';
import { changeEmail, changeMobile, changeName, readContact } from './contact.ts';
import { forgotPassword, resetPassword } from './password/forgotten-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './login/own-sessions.ts';

export const ownAccountHandlers: Handlers<typeof ownAccountApi> = {
  forgotPassword: ({ world, body, request }) =>
    forgotPassword(world, { name: body.name, proof: body.proof, address: request.ip }),
  async resetPassword({ world, body }) {
    await resetPassword(world, body);
    return { done: true };
  },
  ownSessions: ({ world, actor }) => listOwnSessions(world, actor),
  async endOwnSession({ world, actor, params }) {
    await endOwnSession(world, actor, params.sessionId);
    return { done: true };
  },
  async endOtherSessions({ world, actor, request }) {
    await endOtherSessions(world, actor, request);
    return { done: true };
  },
  async draftKey({ world, actor, reply }) {
    reply.header('cache-control', 'no-store');
    return { key: world.secrets.derive(`drafts:${actor.accountId}`).toString('base64') };
  },
  contact: ({ world, actor }) => readContact(world, actor),
  changeName: ({ world, actor, body }) => changeName(world, actor, body),
  changeMobile: ({ world, actor, body }) => changeMobile(world, actor, body),
  changeEmail: ({ world, actor, body }) => changeEmail(world, actor, body),
};
