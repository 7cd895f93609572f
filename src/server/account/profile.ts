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
  membership_id: string;
  org_type: OrgType;
  role: string | null;
  unit_id: string | null;
  unit_tc: string | null;
  unit_en: string | null;
  unit_pt: string | null;
  activities: string[];
  self_registered: boolean;
}

/** @param present the membership that is the session's role, as after a switch */
export async function profileOf(world: World, actor: Actor, present = actor.membershipId): Promise<Profile> {
  const rows = await world.db.query<AccountRow & (MembershipRow | { membership_id: null })>(
    `select account.id, username, email, account.name_tc, account.name_en, account.name_pt, channel, language,
            membership.id as membership_id, org_type, role, unit_id, self_registered,
            unit.name_tc as unit_tc, unit.name_en as unit_en, unit.name_pt as unit_pt,
            array(select activity_id::text from (${coveredActivities}) covered order by 1) as activities
       from account
       left join membership on account_id = account.id and ended_at is null
       left join unit on unit.id = unit_id
      where account.id = $1 order by membership.id`,
    [actor.accountId],
    'profile',
  );
  const [account] = rows;
  if (!account) throw refuse('LOGIN_REQUIRED');
  const memberships = rows.flatMap((row) => (row.membership_id === null ? [] : [wireMembership(row)]));
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
  id: row.membership_id,
  orgType: row.org_type,
  role: row.role,
  unit: row.unit_id
    ? { id: row.unit_id, nameTc: row.unit_tc ?? '', nameEn: row.unit_en ?? '', namePt: row.unit_pt ?? '' }
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
