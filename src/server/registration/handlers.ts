import type { registrationApi } from '#contract/registration.ts';
import { deviceLabel } from '#server/account/login/device-label.ts';
import { grantLogin } from '#server/account/login/grant-login.ts';
import { rememberDevice } from '#server/account/login/known-device.ts';
import { openSession } from '#server/account/login/sessions.ts';
import type { Handlers } from '#server/serve.ts';
import { bindInvitation, unitsToBind } from '#server/invitation/bind-invitation.ts';
import { emailHasAccount, openInvitation } from '#server/invitation/own-invitation.ts';
import { register } from './register.ts';

interface Asked {
  invitation_code: string;
  activityId?: string | undefined;
}
const linkOf = ({ invitation_code: code, activityId }: Asked) => ({ code, activityId });

export const registrationHandlers: Handlers<typeof registrationApi> = {
  async invitation({ world, query, reply }) {
    reply.header('cache-control', 'no-store');
    return openInvitation(world, linkOf(query));
  },
  async checkEmail({ world, query, reply }) {
    reply.header('cache-control', 'no-store');
    return { existed: await emailHasAccount(world, linkOf(query), query.email) };
  },
  async register({ world, query, body, request, reply }) {
    const { username, accountId } = await register(world, {
      ...body,
      link: query.invitation_code ? linkOf({ ...query, invitation_code: query.invitation_code }) : null,
    });
    // Whoever has just proved phone and address is not asked for the password they chose a moment ago.
    if (world.config.OIDC_ISSUER) return { username, login: null };
    const opened = await openSession(world, accountId, null, deviceLabel(request.headers['user-agent']));
    await rememberDevice(world, request, reply, accountId);
    return { username, login: grantLogin(world, reply, opened) };
  },
  unitManagement: ({ world, actor, query }) => unitsToBind(world, actor, linkOf(query)),
  binding: async ({ world, actor, body }) => ({
    done: true,
    membershipId: await bindInvitation(world, actor, linkOf(body), body.unitId),
  }),
};
