import type { Instant } from '#domain/instant.ts';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import { searchTerms } from '#domain/participant/search-grams.ts';
import { countedAhead, countUpTo } from '#server/db/count-up-to.ts';
import type { World } from '#server/world.ts';

export interface PeopleSearch {
  activityId: string;
  search?: string | undefined;
  signed?: 'fully' | 'notFully' | undefined;
  kind?: SignInKind | undefined;
  page: number;
  size: number;
}

interface Row {
  id: string;
  name_tc: string;
  name_en: string;
  pinyin: string;
  title: string;
  unit_name: string;
  dinner: boolean;
  hotel: boolean;
  revoked_at: Instant | null;
  signed: { kind: SignInKind; at: string; gate: string; attemptId: string }[] | null;
}

const signedAs = (kind: SignInKind, scope = 'true'): string =>
  `exists (select 1 from sign_in s where s.participant_id = p.id and s.active and s.kind = '${kind}' and ${scope})`;
const here = "not s.scope ~ '(^|:)OUT$'";
/** Signed for every kind that applies to the person (row 216). */
const fully = `(${signedAs('ACTIVITY')} and (not p.dinner or ${signedAs('DINNER_PARTY')})
  and (not p.hotel or ${signedAs('HOTEL', here)}))`;
const ofKind = `($2::text is null or $2 = 'ACTIVITY' or ($2 = 'DINNER_PARTY' and p.dinner) or ($2 = 'HOTEL' and p.hotel))`;
const ofKindSigned = `exists (select 1 from sign_in s where s.participant_id = p.id and s.active and s.kind = $2 and ${here})`;
const states = {
  fully: `case when $2::text is null then ${fully} else ${ofKindSigned} end`,
  notFully: `not (case when $2::text is null then ${fully} else ${ofKindSigned} end)`,
};

/** The people who have all pieces of all words, and among them those who have the words themselves. */
function named(typed: string, values: unknown[]): string {
  const terms = searchTerms(typed);
  const given = (value: unknown) => `$${values.push(value)}`;
  const grams = [...new Set(terms.flatMap((term) => term.grams))];
  const words = terms.flatMap(({ contains }) => contains ?? []);
  const filed = grams.length > 0 ? [`p.grams @> ${given(grams)}::text[]`] : [];
  return [...filed, ...words.map((word) => `p.search_text like ${given(`%${word}%`)}`)]
    .map((condition) => ` and ${condition}`)
    .join('');
}

/** The people of an activity with what they are signed in for; with a kind, "fully" means that kind. */
export async function listDoorPeople(world: World, search: PeopleSearch) {
  const { db } = world;
  const { page, size } = search;
  const values: unknown[] = [search.activityId, search.kind ?? null];
  const where = `where p.activity_id = $1 and p.credential is not null and p.removed_at is null
    and ${ofKind} and ${search.signed ? states[search.signed] : 'true'}${named(search.search ?? '', values)}`;
  const idsOf = async (most: number): Promise<string[]> =>
    (await db.query<{ id: string }>(`select p.id from participant p ${where} limit ${most}`, values)).map(
      ({ id }) => id,
    );
  // Of few that are looked for by name, the page is sorted out of those few (see `participant/page-of-people.ts`).
  const found = search.search ? await idsOf(countedAhead + 1) : [];
  const few = search.search && found.length <= countedAhead ? found : null;
  const wanted = few ? 'where p.id = any($1::uuid[])' : where;
  const given = few ? [few] : values;
  const rows = await db.query<Row>(
    `select p.id, p.name_tc, p.name_en, p.pinyin, p.title, coalesce(nullif(u.name_tc, ''), u.name_en) as unit_name,
       p.dinner, p.hotel, least(p.revoked_at, p.cancelled_at) as revoked_at,
       (select json_agg(json_build_object('kind', s.kind, 'at', s.first_at, 'gate', s.gate, 'attemptId', s.attempt_id)
          order by s.first_at desc) from sign_in s where s.participant_id = p.id and s.active and ${here}) as signed
     from (select * from participant p ${wanted}
            order by p.pinyin, p.id limit $${given.length + 1} offset $${given.length + 2}) p
     join unit u on u.id = p.unit_id order by p.pinyin, p.id`,
    [...given, size, page * size],
  );
  const counted = few
    ? { totalElements: few.length, more: false }
    : await countUpTo({ page, size, found: rows.length }, async (most) => (await idsOf(most)).length);
  return { content: rows.map(personOf), ...counted };
}

function personOf(row: Row) {
  const kinds = kindsOf(row).map((kind) => {
    const signed = row.signed?.find((one) => one.kind === kind);
    return {
      kind,
      signedAt: signed ? (new Date(signed.at).toISOString() as Instant) : null,
      gate: signed?.gate ?? null,
      attemptId: signed?.attemptId ?? null,
    };
  });
  return {
    participantId: row.id,
    nameTc: row.name_tc,
    nameEn: row.name_en,
    pinyin: row.pinyin,
    unitName: row.unit_name,
    title: row.title,
    fullySigned: kinds.every(({ signedAt }) => signedAt !== null),
    revokedAt: row.revoked_at,
    kinds,
  };
}
