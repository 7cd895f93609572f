import { kindsOf, signInKinds, type SignInKind } from '#domain/participant/kinds.ts';
import { isDeparture } from '#domain/sign-in/scope.ts';
import type { Queries } from '#server/db/database.ts';
import { stillComing } from '#server/participant/tables.ts';

export interface KindCount {
  kind: SignInKind;
  signedIn: number;
  expected: number;
}

/** Who stands on the list of an activity: expected, and not taken off it. */
export const onTheList = `p.credential is not null and ${stillComing('p')}`;

/** How many people of those expected are signed in, per kind. Somebody who comes every day counts once. */
export async function doorCounts(db: Queries, activityId: string): Promise<KindCount[]> {
  const signed = await db.query<{ kind: SignInKind; scope: string; people: number }>(
    `select kind, case when kind = 'HOTEL' then scope else '' end as scope, count(distinct participant_id)::int as people
     from sign_in where activity_id = $1 and active group by 1, 2`,
    [activityId],
  );
  const expected = await db.query<{ dinner: boolean; hotel: boolean; people: number }>(
    `select p.dinner, p.hotel, count(*)::int as people from participant p
     where p.activity_id = $1 and ${onTheList} group by 1, 2`,
    [activityId],
  );
  return signInKinds.map((kind) => ({
    kind,
    signedIn: signed
      .filter((row) => row.kind === kind && !isDeparture(kind, row.scope))
      .reduce((sum, { people }) => sum + people, 0),
    expected: expected.filter((row) => kindsOf(row).includes(kind)).reduce((sum, { people }) => sum + people, 0),
  }));
}
