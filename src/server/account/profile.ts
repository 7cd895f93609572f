import type { Membership, Profile } from '#contract/account/account.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { type Locale, nameIn } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { coveredActivities } from './covered-activities.ts';

interface AccountRow {
  id: string;
  username: string;
  email: string;
  name_tc: string;
  name_en: string;
  name_pt: string;
  channel: string;
  language: Locale;
}

interface MembershipRow {
  id: string;
  org_type: OrgType;
  role: string | null;
  unit_id: string | null;
  name_tc: string | null;
  name_en: string | null;
  name_pt: string | null;
  activities: string[];
  self_registered: boolean;
}

/** @param present the membership that is the session's role, as after a switch */
export async function profileOf(world: World, actor: Actor, present = actor.membershipId): Promise<Profile> {
  const [account] = await world.db.query<AccountRow>(
    'select id, username, email, name_tc, name_en, name_pt, channel, language from account where id = $1',
    [actor.accountId],
  );
  if (!account) throw refuse('LOGIN_REQUIRED');
  const rows = await world.db.query<MembershipRow>(
    `select membership.id, org_type, role, unit_id, name_tc, name_en, name_pt, self_registered,
            array(select activity_id::text from (${coveredActivities}) covered order by 1) as activities
       from membership left join unit on unit.id = unit_id
      where account_id = $1 and ended_at is null order by membership.id`,
    [actor.accountId],
  );
  const memberships = rows.map(wireMembership);
  const now = memberships.find(({ id }) => id === present);
  const names = { nameTc: account.name_tc, nameEn: account.name_en, namePt: account.name_pt };
  return {
    accountId: account.id,
    username: account.username,
    email: account.email,
    name: nameIn(names, account.language) || account.username,
    ...names,
    channel: account.channel,
    language: account.language,
    orgType: now?.orgType ?? null,
    orgTypes: [...new Set(memberships.map(({ orgType }) => orgType))],
    role: now?.role ?? null,
    activities: now?.activities ?? [],
    membershipId: now?.id ?? null,
    memberships,
    restPassword: actor.mustChangePassword,
  };
}

const wireMembership = (row: MembershipRow): Membership => ({
  id: row.id,
  orgType: row.org_type,
  role: row.role,
  unit: row.unit_id
    ? { id: row.unit_id, nameTc: row.name_tc ?? '', nameEn: row.name_en ?? '', namePt: row.name_pt ?? '' }
    : null,
  activities: row.activities,
  selfRegistered: row.self_registered,
});

/** @throws Refusal ENTITY_NOT_FOUND when the role is not one's own */
export async function switchRole(world: World, actor: Actor, membershipId: string): Promise<Profile> {
  const changed = await world.db.query(
    `update session set membership_id = membership.id from membership
      where session.id = $1 and membership.id = $2 and membership.account_id = session.account_id
        and membership.ended_at is null returning session.id`,
    [actor.sessionId, membershipId],
  );
  if (changed.length === 0) throw refuse('ENTITY_NOT_FOUND');
  return profileOf(world, actor, membershipId);
}
