import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import { sessionOf } from '#domain/sign-in/scope.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';

/** A person's version for phones: of their own row, and of what happened to them at the door. */
export const personVersion = '(p.version + coalesce(d.version, 0))';

const wireInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = `p.id, ${personVersion} as version, p.name_tc, p.name_en, p.pinyin, p.title,
  coalesce(nullif(p.party, ''), nullif(u.name_tc, ''), u.name_en) as unit_name, p.code_hash, p.dinner, p.hotel,
  (p.credential is null or p.removed_at is not null) as removed,
  ${wireInstant('least(p.revoked_at, p.cancelled_at)')} as revoked_at`;

const detailColumns = 'p.photo_id, p.phone_tail, p.dinner_table, p.diet, p.hotel_room, p.check_in, p.check_out';
const tables = `participant p join unit u on u.id = p.unit_id left join person_at_door d on d.participant_id = p.id`;

interface Row {
  id: string;
  version: number;
  name_tc: string;
  name_en: string;
  pinyin: string;
  title: string;
  unit_name: string;
  code_hash: string | null;
  dinner: boolean;
  hotel: boolean;
  removed: boolean;
  revoked_at: Instant | null;
  photo_id?: string | null;
  phone_tail?: string;
  dinner_table?: string;
  diet?: string;
  hotel_room?: string;
  check_in?: BusinessDate | null;
  check_out?: BusinessDate | null;
}

/** What a station may know of people. */
export interface MayKnow {
  /** Besides the name; null when details were not asked for. */
  details: { kinds: readonly SignInKind[]; photos: boolean } | null;
  /** Only who came to that session; null: who came to the activity itself. */
  session: string | null;
}

/** The expected people after one id, in the order of ids. */
export async function peopleAfter(
  tx: Queries,
  activityId: string,
  afterId: string,
  limit: number,
  may: MayKnow,
): Promise<SnapshotPerson[]> {
  const rows = await tx.query<Row>(
    `select ${columns}${may.details ? `, ${detailColumns}` : ''} from ${tables}
     where p.activity_id = $1 and p.id > $2 and p.credential is not null and p.removed_at is null
     order by p.id limit $3`,
    [activityId, afterId, limit],
  );
  return withSignIns(tx, rows, may);
}

/** These people as they are now, also those no longer expected, marked as removed. */
export async function peopleByIds(tx: Queries, ids: readonly string[], may: MayKnow): Promise<SnapshotPerson[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<Row>(
    `select ${columns}${may.details ? `, ${detailColumns}` : ''} from ${tables} where p.id = any($1::uuid[]) order by p.id`,
    [arrayLiteral(ids)],
  );
  return withSignIns(tx, rows, may);
}

type ListedSignIn = SnapshotPerson['signIns'][number];

/** Read for all of them at once: one question a person would be most of the work. */
async function withSignIns(
  tx: Queries,
  rows: readonly Row[],
  { details, session }: MayKnow,
): Promise<SnapshotPerson[]> {
  if (rows.length === 0) return [];
  const found = await tx.query<ListedSignIn & { participant_id: string }>(
    `select participant_id, kind, scope, ${wireInstant('first_at')} as "firstAt", gate from sign_in
     where participant_id = any($1::uuid[]) and active order by participant_id, kind, scope`,
    [arrayLiteral(rows.map(({ id }) => id))],
  );
  const signIns = new Map<string, ListedSignIn[]>();
  for (const { participant_id: id, ...signIn } of found) {
    if (signIn.kind === 'ACTIVITY' && sessionOf(signIn.kind, signIn.scope) !== session) continue;
    const own = signIns.get(id);
    if (own) own.push(signIn);
    else signIns.set(id, [signIn]);
  }
  return rows.map((row) => personOf(row, signIns.get(row.id) ?? [], details));
}

function personOf(row: Row, signIns: ListedSignIn[], details: MayKnow['details']): SnapshotPerson {
  // Of somebody who is no longer expected, a phone hears nothing but that.
  if (row.removed) {
    const gone = {
      nameTc: '',
      nameEn: '',
      pinyin: '',
      unitName: '',
      title: '',
      credential: '',
      kinds: [],
      signIns: [],
    };
    return { participantId: row.id, version: row.version, removed: true, ...gone };
  }
  return {
    participantId: row.id,
    version: row.version,
    nameTc: row.name_tc,
    nameEn: row.name_en,
    pinyin: row.pinyin,
    unitName: row.unit_name,
    title: row.title,
    credential: row.code_hash ?? '',
    kinds: kindsOf(row),
    ...(row.revoked_at ? { revokedAt: row.revoked_at } : {}),
    signIns,
    ...(details ? { details: detailsFor(row, details) } : {}),
  };
}

/** The gate sees a name and whether there is a photo, the dinner desk table and diet, the hotel desk the room (N13). */
function detailsFor(
  row: Row,
  { kinds, photos }: NonNullable<MayKnow['details']>,
): NonNullable<SnapshotPerson['details']> {
  const dinner = kinds.includes('DINNER_PARTY') && row.dinner;
  const hotel = kinds.includes('HOTEL') && row.hotel;
  return {
    ...(photos && row.photo_id ? { photo: true } : {}),
    ...(row.phone_tail ? { phoneTail: row.phone_tail } : {}),
    ...(dinner && row.dinner_table ? { table: row.dinner_table } : {}),
    ...(dinner && row.diet ? { diet: row.diet } : {}),
    ...(hotel && row.hotel_room ? { room: row.hotel_room } : {}),
    ...(hotel && row.check_in ? { checkIn: row.check_in } : {}),
    ...(hotel && row.check_out ? { checkOut: row.check_out } : {}),
  };
}
