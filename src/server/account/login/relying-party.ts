import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import { clientId, clientSecret, issuerOf } from '#server/identity/provider-settings.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

export interface RelyingParty {
  config: oidc.Configuration;
  /** True when the accounts are another provider's. */
  external: boolean;
  issuer: string;
}

const known = new WeakMap<World, Promise<RelyingParty>>();

/**
 * The portal as a client of its identity provider, whose description is read once. The embedded provider is asked
 * inside this process, so nothing depends on how the portal is reached from outside.
 * @throws Refusal SERVICE_UNAVAILABLE while another provider cannot be reached; the next login asks again
 */
export function relyingParty(world: World, app: FastifyInstance): Promise<RelyingParty> {
  const present = known.get(world);
  if (present) return present;
  const asked = (world.config.OIDC_ISSUER ? external(world, world.config.OIDC_ISSUER) : embedded(world, app)).catch(
    (error: Error) => {
      known.delete(world);
      world.log.error({ reason: error.message }, 'the identity provider cannot be reached');
      throw refuse('SERVICE_UNAVAILABLE');
    },
  );
  known.set(world, asked);
  return asked;
}

async function embedded(world: World, app: FastifyInstance): Promise<RelyingParty> {
  const issuer = issuerOf(world);
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: 'EdDSA' },
    oidc.ClientSecretBasic(clientSecret(world)),
    { [oidc.customFetch]: inside(app), execute: [oidc.allowInsecureRequests] },
  );
  return { config, external: false, issuer };
}

async function external(world: World, issuer: string): Promise<RelyingParty> {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = world.config;
  const config = await oidc.discovery(
    new URL(issuer),
    OIDC_CLIENT_ID,
    undefined,
    // The way that every provider has to know (RFC 6749 §2.3.1).
    OIDC_CLIENT_SECRET ? oidc.ClientSecretBasic(OIDC_CLIENT_SECRET) : oidc.None(),
    { execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [] },
  );
  return { config, external: true, issuer };
}

const inside =
  (app: FastifyInstance): oidc.CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers,
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    return new Response(answer.body, { status: answer.statusCode, headers: given });
  };
