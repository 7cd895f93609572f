import { newId } from '#domain/id.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { hashPassword } from '#server/account/password/password-hash.ts';
import { openSession } from '#server/account/login/sessions.ts';
import { account, membership, membershipActivity } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';

export interface Person {
  accountId: string;
  username: string;
  email: string;
  password: string | null;
  /** Of the first role. */
  unitId: string | null;
  membershipIds: string[];
  /** A bearer token, in the first role. */
  token: string;
}

export interface PersonOptions {
  name?: string;
  /** One role, or several; with none the account has no role at all. */
  orgType?: OrgType | readonly OrgType[];
  /** The level of a road-show account. */
  role?: string;
  unitId?: string | null;
  activities?: readonly string[];
  /** Without one the account belongs to another provider. */
  password?: string;
  restPassword?: boolean;
  language?: Locale;
}

/** Somebody with an account and a login. A role of the documents gets a unit of its own unless one is given. */
export async function makePerson(world: World, options: PersonOptions = {}): Promise<Person> {
  const now = world.clock.now();
  const accountId = newId();
  const username = `${(options.name ?? 'person').toLowerCase().replaceAll(' ', '.')}.${accountId.slice(-12)}`;
  const email = `${username}@example.org`;
  const { orm } = world.db;
  await orm.insert(account).values({
    id: accountId,
    username,
    email,
    nameEn: options.name ?? 'Person',
    passwordHash: options.password ? await hashPassword(options.password) : null,
    restPassword: options.restPassword ?? false,
    language: options.language ?? 'en',
    createdAt: now,
  });
  const unitId = options.unitId === undefined ? await makeUnit(world, options.name) : options.unitId;
  const membershipIds: string[] = [];
  for (const orgType of [options.orgType ?? []].flat()) {
    const id = newId();
    membershipIds.push(id);
    await orm.insert(membership).values({ id, accountId, unitId, orgType, role: options.role ?? null });
    const covered = (options.activities ?? []).map((activityId) => ({ membershipId: id, activityId }));
    if (covered.length > 0) await orm.insert(membershipActivity).values(covered);
  }
  const { grant } = await openSession(world, accountId, null);
  return {
    accountId,
    username,
    email,
    password: options.password ?? null,
    unitId,
    membershipIds,
    token: grant.accessToken,
  };
}

export async function makeUnit(world: World, name = 'Unit'): Promise<string> {
  const id = newId();
  await world.db.orm.insert(unit).values({ id, nameEn: `${name}'s unit`, createdAt: world.clock.now() });
  return id;
}
