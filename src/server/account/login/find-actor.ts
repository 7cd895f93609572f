import type { OrgType } from '#domain/account/roles.ts';
import type { Actor } from '#server/actor.ts';
import { Remembered } from '#server/remembered.ts';
import type { World } from '#server/world.ts';
import { loginChanges } from './login-changes.ts';
import { readToken } from './tokens.ts';

interface SessionRow {
  account_id: string;
  membership_id: string | null;
  confirmed_generation: number;
  must_change_password: boolean;
  org_type: OrgType | null;
  unit_id: string | null;
  org_types: OrgType[];
}

/** As many as are likely to be about at the same time. */
const mostLogins = 2000;

type ReadLogin = (sessionId: string) => Promise<SessionRow | null>;

/** Whose access token this is; null when it is none of ours, has expired, or its login has ended. */
export const findActor = (world: World, token: string): Promise<Actor | null> =>
  actorOf(world, token, (sessionId) => liveLogin(world, sessionId));

/**
 * The same as it was found last, until anything about it changes: for what is only told to a login of itself. Whoever
 * does something, or reads anything else, is looked up.
 */
export function actorMemory(world: World): (token: string) => Promise<Actor | null> {
  const logins = new Remembered<SessionRow | null>(world, mostLogins, (row) => row !== null);
  return (token) =>
    actorOf(world, token, (sessionId) => {
      const changes = loginChanges(world);
      const read = () => liveLogin(world, sessionId);
      return changes === null ? read() : logins.get(`${changes} ${sessionId}`, read);
    });
}

async function actorOf(world: World, token: string, login: ReadLogin): Promise<Actor | null> {
  const content = readToken(world.secrets, 'access', token);
  if (!content || content.expiresAt <= world.clock.now()) return null;
  const { sessionId, generation } = content;
  const row = await login(sessionId);
  if (!row) return null;
  if (generation > row.confirmed_generation) await confirmReceived(world, sessionId, generation);
  return actorIn(row, sessionId);
}

/** Somebody as their login has them now, for what was begun by it and goes on elsewhere; null when it has ended. */
export async function actorOfLogin(world: World, sessionId: string): Promise<Actor | null> {
  const row = await liveLogin(world, sessionId);
  return row && actorIn(row, sessionId);
}

async function liveLogin(world: World, sessionId: string): Promise<SessionRow | null> {
  const [row] = await world.db.query<SessionRow>(
    `select session.account_id, present.id as membership_id, session.confirmed_generation,
            account.rest_password and account.password_hash is not null as must_change_password,
            present.org_type, present.unit_id,
            array(select distinct org_type from membership where account_id = session.account_id and ended_at is null
                   order by 1) as org_types
       from session
       join account on account.id = session.account_id and account.disabled_at is null
       left join membership present on present.id = session.membership_id and present.ended_at is null
      where session.id = $1 and session.ended_at is null`,
    [sessionId],
    'find_actor',
  );
  return row ?? null;
}

const actorIn = (row: SessionRow, sessionId: string): Actor => ({
  accountId: row.account_id,
  sessionId,
  membershipId: row.membership_id,
  orgType: row.org_type,
  orgTypes: row.org_types,
  unitId: row.unit_id,
  mustChangePassword: row.must_change_password,
});

/** Once per refresh: from now on the refresh token before it is known to be an old one. */
const confirmReceived = (world: World, sessionId: string, generation: number) =>
  world.db.query('update session set confirmed_generation = $2 where id = $1 and confirmed_generation < $2', [
    sessionId,
    generation,
  ]);
