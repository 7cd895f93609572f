import { and, exists, not, or, type SQL, sql } from 'drizzle-orm';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { participant } from '#server/participant/tables.ts';
import { signIn } from './tables.ts';

/** Somebody's sign-in of a kind, unless they left again. */
const signInFor = (kind: SignInKind): SQL =>
  sql`select true from ${signIn} where ${signIn.participantId} = ${participant.id} and ${signIn.kind} = ${kind}
    and ${signIn.active} and ${signIn.scope} <> 'OUT' and ${signIn.scope} not like '%:OUT'`;

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

/** With a kind, only that one is asked for. */
export function signedIn(signed: 'fully' | 'notFully', kind: SignInKind | undefined): SQL {
  if (signed === 'notFully') return not(kind ? isIn(kind) : isFullyIn);
  return kind ? areIn(kind) : isFullyIn;
}
