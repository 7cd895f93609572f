import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import { staffRoles } from '#domain/account/roles.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { redirectUri } from '#server/identity/provider-settings.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { accountOfExternal } from './account-of-external.ts';
import { deviceLabel } from './device-label.ts';
import type { PendingLogin } from './login-cookies.ts';
import { relyingParty } from './relying-party.ts';
import { type OpenedSession, openSession } from './sessions.ts';

/** Exchanges the code for the provider's word on who this is, and opens the portal's own session. */
export async function finishLogin(
  world: World,
  app: FastifyInstance,
  pending: PendingLogin,
  answer: { code: string; state: string; iss?: string | undefined },
  userAgent: string | undefined,
): Promise<OpenedSession> {
  const party = await relyingParty(world, app);
  const address = new URL(redirectUri(world));
  for (const [name, value] of Object.entries(answer)) if (value) address.searchParams.set(name, value);
  const tokens = await oidc
    .authorizationCodeGrant(party.config, address, {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    })
    .catch((error: Error) => {
      world.log.info({ reason: error.message }, 'a login code was not accepted');
      throw refuse('LOGIN_FAILED');
    });
  const claims = tokens.claims();
  if (!claims) throw refuse('LOGIN_FAILED');
  const accountId = party.external ? await accountOfExternal(world, party, tokens, claims) : claims.sub;
  const device = deviceLabel(userAgent);
  const session = await openSession(world, accountId, tokens.id_token ?? null, device);
  await recordStaffLogin(world, accountId, device);
  return session;
}

/** The fund's own people have rights over everybody's data: when they came is in the audit. */
async function recordStaffLogin(world: World, accountId: string, device: string): Promise<void> {
  const staff = await world.db.query(
    'select 1 from membership where account_id = $1 and ended_at is null and org_type = any ($2) limit 1',
    [accountId, [...staffRoles]],
  );
  if (staff.length === 0) return;
  await recordAudit(world, world.db, {
    accountId,
    action: 'account.login',
    subjectKind: 'account',
    subjectId: accountId,
    details: { device },
  });
}
