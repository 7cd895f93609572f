import type { registrationApi } from '#contract/registration.ts';
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
  register: ({ world, query, body }) =>
    register(world, {
      ...body,
      link: query.invitation_code ? linkOf({ ...query, invitation_code: query.invitation_code }) : null,
    }),
  unitManagement: ({ world, actor, query }) => unitsToBind(world, actor, linkOf(query)),
  binding: async ({ world, actor, body }) => ({
    done: true,
    membershipId: await bindInvitation(world, actor, linkOf(body), body.unitId),
  }),
};
