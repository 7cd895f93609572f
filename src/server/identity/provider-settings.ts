import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import type { Locale } from '#domain/locale.ts';
import { logProblem } from './log-problem.ts';
import { brokenPage, leavingPage } from './login-page.ts';
import { pagePolicy } from './page.ts';
import { providerRecords } from './provider-records.ts';
import { signingKey } from './signing-key.ts';
import type { World } from '#server/world.ts';

/** A login is four of these requests, and a hall of people who log in shares one address. */
export const loginPagesLimit = { rateLimit: { max: 1200, timeWindow: 60_000 } } as const;

export const providerPath = '/event/idp';
/** The login page of one login. */
export const interactionPath = (uid: string): string => `${providerPath}/interaction/${uid}`;
export const clientId = 'event';
export const sessionCookie = 'idp_session';

export const issuerOf = (world: World): string => `${world.config.publicUrl}${providerPath}`;

export const redirectUri = (world: World): string => `${world.config.publicUrl}/event/`;

/** The portal proves itself to its own provider by a secret that every process derives alike. */
export const clientSecret = (world: World): string =>
  world.secrets.derive('identity provider client secret').toString('base64url');

const minute = 60;

/** The embedded provider: one client, the portal itself; login and nothing else. */
export const providerSettings = (world: World): Configuration => ({
  adapter: providerRecords(world),
  jwks: { keys: [signingKey(world.secrets)] },
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret(world),
      redirect_uris: [redirectUri(world)],
      post_logout_redirect_uris: [redirectUri(world)],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_basic',
      id_token_signed_response_alg: 'EdDSA',
    },
  ],
  responseTypes: ['code'],
  scopes: ['openid'],
  extraParams: ['type', 'frontend', 'target'],
  pkce: { required: () => true },
  cookies: {
    keys: [world.secrets.derive('identity provider cookies').toString('base64url')],
    names: { session: sessionCookie, interaction: 'idp_interaction', resume: 'idp_resume' },
    long: { httpOnly: true, sameSite: 'lax', path: providerPath, signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
  },
  interactions: { url: (_ctx, interaction) => interactionPath(interaction.uid) },
  ttl: {
    AccessToken: minute,
    AuthorizationCode: minute,
    IdToken: 10 * minute,
    Grant: 24 * 60 * minute,
    Interaction: 60 * minute,
    Session: 24 * 60 * minute,
  },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  async loadExistingGrant(ctx) {
    // The only client is the portal itself, so there is nothing to consent to.
    const accountId = ctx.oidc.session?.accountId;
    if (!accountId) return undefined;
    const grant = new ctx.oidc.provider.Grant({ accountId, clientId });
    grant.addOIDCScope('openid');
    await grant.save();
    return grant;
  },
  renderError(ctx, out, error) {
    logProblem(world, error);
    const expired = out.error === 'invalid_request' && error.name === 'SessionNotFound';
    write(ctx, brokenPage(localeOf(ctx), expired ? 'expired' : 'failed', '/event-api/login/authorize'));
  },
});

async function logoutSource(ctx: KoaContextWithOIDC): Promise<void> {
  const action = ctx.oidc.urlFor('end_session_confirm');
  const xsrf = ctx.oidc.session?.state?.['secret'];
  if (typeof xsrf !== 'string') throw new Error('a logout without its secret');
  write(ctx, leavingPage(localeOf(ctx), { action, xsrf }));
}

async function postLogoutSuccessSource(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.redirect('/event/');
}

function write(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', pagePolicy);
  ctx.body = page;
}

const localeOf = (ctx: KoaContextWithOIDC): Locale =>
  localeOfTags([...String(ctx.query['ui_locales'] ?? '').split(' '), ...ctx.get('accept-language').split(',')]);
