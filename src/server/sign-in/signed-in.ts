import { and, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { Queries } from '#server/db/database.ts';
import { participant } from '#server/participant/tables.ts';
import { isNoDeparture, signIn } from './tables.ts';

/** A sign-in of a kind, unless it says that they left again. */
const isOf = (kind: SignInKind): SQL =>
  sql`${signIn.kind} = ${kind} and ${signIn.active} and ${isNoDeparture(signIn.scope)}`;

const signInFor = (kind: SignInKind): SQL =>
  sql`select true from ${signIn} where ${signIn.participantId} = ${participant.id} and ${isOf(kind)}`;

/**
 * A value, which the database looks up for one person at a time. For `exists` within a "not" or an "or" it would gather
 * every sign-in there ever was, however few people a page has.
 */
const isIn = (kind: SignInKind): SQL => sql`coalesce((${signInFor(kind)} limit 1), false)`;

/** In for everything that applies to them (row 216). */
const isFullyIn = sql`(${and(
  isIn('ACTIVITY'),
  or(not(participant.dinner), isIn('DINNER_PARTY')),
  or(not(participant.hotel), isIn('HOTEL')),
)})`;

/** Begins with those who are in where they are few, as before the first one came. */
const areIn = (kind: SignInKind): SQL =>
  exists(sql`(${signInFor(kind)} and ${signIn.activityId} = ${participant.activityId})`);

/** Begins with those who came, whom an index has by session. */
export const cameToSession = (sessionId: string): SQL =>
  inArray(
    participant.id,
    sql`(select ${signIn.participantId} from ${signIn} where ${signIn.active} and ${signIn.kind} = 'ACTIVITY'
      and ${signIn.scope} <> '' and ${signIn.scope} = ${sessionId})`,
  );

/** With a kind, only that one is asked for. */
export function signedIn(signed: 'fully' | 'notFully', kind: SignInKind | undefined): SQL {
  if (signed === 'notFully') return not(kind ? isIn(kind) : isFullyIn);
  return kind ? areIn(kind) : isFullyIn;
}

/**
 * The same people as `fully` without a kind, begun with what fewest have: who has nothing but the door, then who is at
 * dinner, then who is in the hotel. Among everybody the database would look up each one, which takes long as long as
 * hardly anybody is in for everything, as before the dinner. Who has nothing but the door and who came are two indexes in
 * the order of persons, of which it reads as far as it is asked.
 */
export function fullyInOf(db: Queries, activityId: string, where: SQL | undefined, most: number) {
  const { dinner, hotel } = participant;
  const beginningWith = (kind: SignInKind, rest: SQL): SQL => sql`
    select ${participant.id} from ${signIn} inner join ${participant} on ${participant.id} = ${signIn.participantId}
     where ${signIn.activityId} = ${activityId} and ${isOf(kind)} and ${isFirst} and ${where} and ${rest} and ${isIn('ACTIVITY')}`;
  const everybody = sql`(
    select ${participant.id} from ${participant} where ${where} and not ${dinner} and not ${hotel} and ${areIn('ACTIVITY')}
    union all ${beginningWith('DINNER_PARTY', sql`${dinner} and (not ${hotel} or ${isIn('HOTEL')})`)}
    union all ${beginningWith('HOTEL', sql`${hotel} and not ${dinner}`)}) fully_in`;
  return db.orm
    .select({ id: sql<string>`id` })
    .from(everybody)
    .limit(most);
}

/** Of several stays or dinners of one person the one that comes first, so that nobody is found twice. */
const isFirst = sql`not exists (select from ${signIn} other where other.participant_id = ${signIn.participantId}
  and other.kind = ${signIn.kind} and other.active and ${isNoDeparture(sql`other.scope`)}
  and other.scope < ${signIn.scope})`;
