import * as oidc from 'openid-client';
import type { accountApi } from '#contract/account/account.ts';
import { apiPrefix } from '#contract/api.ts';
import { redirectUri } from '#server/identity/provider-settings.ts';
import { refuse } from '#server/refusal.ts';
import { bearer } from '#server/bearer.ts';
import type { Handlers } from '#server/serve.ts';
import { changePassword } from './password/change-password.ts';
import { finishLogin } from './login/finish-login.ts';
import { grantLogin } from './login/grant-login.ts';
import { rememberDevice } from './login/known-device.ts';
import { forgetRefreshToken, refreshTokenOf, takePending } from './login/login-cookies.ts';
import { profileOf, switchRole } from './profile.ts';
import { relyingParty } from './login/relying-party.ts';
import { endSession, refreshSession } from './login/sessions.ts';
import { startLogin } from './login/start-login.ts';

export const accountHandlers: Handlers<typeof accountApi> = {
  async startLogin({ world, query, request, reply }) {
    reply.header('cache-control', 'no-store');
    const { host } = new URL(world.config.publicUrl);
    // Cookies belong to one host name: a login begun at another one, as localhost, is begun again at the public one.
    if (request.host !== host && !query.moved) {
      const moved = new URLSearchParams({ ...query, moved: '1' });
      await reply.redirect(`${world.config.publicUrl}${apiPrefix}/login/authorize?${moved.toString()}`, 302);
      return;
    }
    const { type, target = '/', language = null, hint = null } = query;
    const wish = { type, target, language, hint };
    await reply.redirect(await startLogin(world, wish, request, reply), 302);
  },
  async finishLogin({ world, query, request, reply }) {
    const pending = takePending(world, request, reply, query.state);
    if (!pending) throw refuse('LOGIN_FAILED');
    const opened = await finishLogin(world, request.server, pending, query, request.headers['user-agent']);
    await rememberDevice(world, request, reply, opened.grant.accountId);
    return { ...grantLogin(world, reply, opened), target: pending.target };
  },
  async refreshLogin({ world, request, reply }) {
    const token = refreshTokenOf(request);
    const opened = token ? await refreshSession(world, token) : null;
    if (!opened) {
      if (token) forgetRefreshToken(reply);
      throw refuse('LOGIN_FAILED');
    }
    return grantLogin(world, reply, opened);
  },
  async logout({ world, request, reply }) {
    reply.header('cache-control', 'no-store');
    const idToken = await endSession(world, { access: bearer(request), refresh: refreshTokenOf(request) });
    forgetRefreshToken(reply);
    const { config } = await relyingParty(world, request.server);
    if (!config.serverMetadata().end_session_endpoint) return { endSessionUrl: redirectUri(world) };
    const address = oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: redirectUri(world),
      ...(idToken ? { id_token_hint: idToken } : {}),
    });
    return { endSessionUrl: address.href };
  },
  profile: ({ world, actor }) => profileOf(world, actor),
  switchRole: ({ world, actor, body }) => switchRole(world, actor, body.membershipId),
  async changeLanguage({ world, actor, body }) {
    await world.db.query('update account set language = $2 where id = $1', [actor.accountId, body.language]);
    return { done: true };
  },
  async changePassword({ world, actor, body }) {
    await changePassword(world, actor, body);
    return { done: true };
  },
};
