import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Provider } from 'oidc-provider';
import { takeOver } from '#server/take-over.ts';
import type { World } from '#server/world.ts';
import { type ErrorOfLogin, logProblem } from './log-problem.ts';
import { type EventOnTheWay, loginInteraction } from './login-interaction.ts';
import { issuerOf, loginPagesLimit, providerPath, providerSettings, sessionCookie } from './provider-settings.ts';

/**
 * The embedded identity provider under /event/idp; nothing when another one is configured.
 * @param eventOf what its pages keep in sight
 */
export const identityProvider =
  (world: World, eventOf: EventOnTheWay): FastifyPluginAsync =>
  async (app) => {
    if (world.config.OIDC_ISSUER) return;
    const provider = new Provider(issuerOf(world), providerSettings(world));
    provider.proxy = true;
    provider.on('server_error', (_ctx, error: ErrorOfLogin) => logProblem(world, error));

    await app.register(loginInteraction(world, provider, eventOf));
    await app.register(async (scope) => {
      // The provider reads bodies itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      const answer = provider.callback();
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        await answer(asPublic(world, request), takeOver(reply));
      };
      scope.all(`${providerPath}/*`, { config: loginPagesLimit }, handler);
    });
  };

/**
 * The request as the provider should see it: below its own path, at the public address whatever came through the
 * proxies, and without the session of an earlier login, which must not log anybody in again or get in the way of
 * somebody else; only the end of that session needs it.
 */
function asPublic(world: World, request: FastifyRequest): FastifyRequest['raw'] {
  const { raw } = request;
  const { protocol, host } = new URL(world.config.publicUrl);
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-for'] = request.ip;
  const url = raw.url ?? '/';
  const below = url.slice(providerPath.length);
  if (!below.startsWith('/session/end')) raw.headers.cookie = withoutSession(raw.headers.cookie);
  return Object.assign(raw, { originalUrl: url, url: below });
}

const withoutSession = (cookies: string | undefined): string =>
  (cookies ?? '')
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(`${sessionCookie}=`) && !cookie.startsWith(`${sessionCookie}.`))
    .join('; ');
