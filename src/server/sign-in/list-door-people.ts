import type { Instant } from '#domain/instant.ts';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import { type SearchTerm, searchTerms } from '#domain/participant/search-grams.ts';
import { rememberedCount } from '#server/db/remembered-count.ts';
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

/** The people filed under all pieces of a word, and among them those who have the word itself. */
function hasAll({ grams, contains }: SearchTerm, values: unknown[]): string {
  const given = (value: unknown) => `$${values.push(value)}`;
  const filed = `p.id in (select participant_id from participant_gram
    where activity_id = $1 and gram = any(${given(grams)}::text[]) group by participant_id having count(*) = ${grams.length})`;
  return contains === null ? filed : `${filed} and p.search_text like ${given(`%${contains}%`)}`;
}

/** The people of an activity with what they are signed in for; with a kind, "fully" means that kind. */
export async function listDoorPeople(world: World, search: PeopleSearch) {
  const { db } = world;
  const narrowed = { ...search, page: 0, size: 0 };
  const values: unknown[] = [search.activityId, search.kind ?? null];
  const named = searchTerms(search.search ?? '').map((term) => hasAll(term, values));
  const where = `where p.activity_id = $1 and p.credential is not null and p.removed_at is null
    and ${ofKind} and ${search.signed ? states[search.signed] : 'true'}
    ${named.map((one) => `and ${one}`).join(' ')}`;
  const rows = await db.query<Row>(
    `select p.id, p.name_tc, p.name_en, p.pinyin, p.title, coalesce(nullif(u.name_tc, ''), u.name_en) as unit_name,
       p.dinner, p.hotel, least(p.revoked_at, p.cancelled_at) as revoked_at,
       (select json_agg(json_build_object('kind', s.kind, 'at', s.first_at, 'gate', s.gate, 'attemptId', s.attempt_id)
          order by s.first_at desc) from sign_in s where s.participant_id = p.id and s.active and ${here}) as signed
     from participant p join unit u on u.id = p.unit_id ${where}
     order by p.pinyin, p.id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, search.size, search.page * search.size],
  );
  const totalElements = await rememberedCount(world, `door ${JSON.stringify(narrowed)}`, async () => {
    const [count] = await db.query<{ total: number }>(
      `select count(*)::int as total from participant p ${where}`,
      values,
    );
    return count?.total ?? 0;
  });
  return { content: rows.map(personOf), totalElements };
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
