import type { passwordLinkApi } from '#contract/account/password-link.ts';
import type { Handlers } from '#server/serve.ts';
import { accountOfLink } from './make-link.ts';
import { setPasswordByLink } from './use-link.ts';

export const passwordLinkHandlers: Handlers<typeof passwordLinkApi> = {
  readPasswordLink: ({ world, body }) =>
    world.db.transaction(async (tx) => {
      const { username, expiresAt } = await accountOfLink(world, tx, body.token);
      return { username, expiresAt };
    }),

  async usePasswordLink({ world, body }) {
    await setPasswordByLink(world, body.token, body.newPassword);
    return { done: true };
  },
};
