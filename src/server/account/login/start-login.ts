import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { bcp47, type Locale } from '#domain/locale.ts';
import { redirectUri } from '#server/identity/provider-settings.ts';
import type { World } from '#server/world.ts';
import { keepPending } from './login-cookies.ts';
import { relyingParty } from './relying-party.ts';

export interface LoginWish {
  type: string;
  target: string;
  language: Locale | null;
  /** The user name, where it is known. */
  hint: string | null;
}

/** Where the browser goes to log in; what must be remembered meanwhile goes along as a cookie. */
export async function startLogin(
  world: World,
  wish: LoginWish,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { config } = await relyingParty(world, request.server);
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  keepPending(world, reply, { state, nonce, verifier, target: wish.target });
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(world),
    scope: world.config.OIDC_ISSUER ? 'openid email' : 'openid',
    type: wish.type,
    frontend: 'true',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(wish.language ? { ui_locales: bcp47[wish.language] } : {}),
    ...(wish.hint ? { login_hint: wish.hint } : {}),
    // Our own page hands it on to whoever registers first, or has forgotten the password.
    ...(world.config.OIDC_ISSUER ? {} : { target: wish.target }),
  });
  return address.href;
}
