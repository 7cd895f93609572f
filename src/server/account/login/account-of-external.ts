import * as oidc from 'openid-client';
import { externalChannel } from '#domain/account/roles.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * Which account somebody of another provider is: the one their subject was joined to before, else the one with the
 * e-mail that the provider has verified, which is joined now and from then on logs in there (channel INT_{product}).
 * Somebody unknown is told so, and nothing is created: accounts come from invitations and registrations.
 * @throws Refusal ACCOUNT_NOT_FOUND
 */
export async function accountOfExternal(
  world: World,
  party: RelyingParty,
  tokens: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
): Promise<string> {
  const [joined] = await world.db.query<{ account_id: string; disabled_at: string | null }>(
    `select account_id, disabled_at from external_identity
       join account on account.id = account_id where issuer = $1 and subject = $2`,
    [party.issuer, claims.sub],
  );
  if (joined) {
    if (joined.disabled_at) throw refuse('ACCOUNT_NOT_FOUND');
    return joined.account_id;
  }
  const email = await verifiedEmail(party, tokens, claims);
  if (!email) throw refuse('ACCOUNT_NOT_FOUND');
  return world.db.transaction(async (tx) => {
    const [found] = await tx.query<{ id: string }>(
      `update account set channel = $2 where lower(email) = lower($1) and disabled_at is null returning id`,
      [email, externalChannel(productCode(world))],
    );
    if (!found) throw refuse('ACCOUNT_NOT_FOUND');
    const taken = await tx.query(
      `insert into external_identity (issuer, subject, account_id, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning subject`,
      [party.issuer, claims.sub, found.id, world.clock.now()],
    );
    // The address belongs to an account that another subject of this provider holds already.
    if (taken.length === 0) throw refuse('ACCOUNT_NOT_FOUND');
    return found.id;
  });
}

async function verifiedEmail(
  { config }: RelyingParty,
  tokens: oidc.TokenEndpointResponse,
  claims: oidc.IDToken,
): Promise<string | null> {
  const told =
    claims['email'] || !config.serverMetadata().userinfo_endpoint
      ? claims
      : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  const { email, email_verified: verified } = told;
  return typeof email === 'string' && verified === true ? email : null;
}
