import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { macao, researchOffice } from '#domain/road-show/levels.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { recordStatusOfWire } from '#domain/road-show/record-status.ts';
import type { Actor } from '#server/actor.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { activity } from '#server/activity/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { rolesIn } from './record-rights.ts';
import { listedRecord, publicView } from './record-view.ts';
import { roadShowRecord } from './tables.ts';
import { type Party, requireViewer, type Viewer } from './viewer.ts';

export interface RecordSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  kind?: RecordKind | undefined;
  group?: string | undefined;
  search?: string | undefined;
}

export interface OwnSearch extends RecordSearch {
  status?: string | undefined;
  which?: 'own' | 'toDecide' | undefined;
  unitManagementId?: string | undefined;
  schoolCode?: string | undefined;
}

const ownOf = ({ accountId, unit: own, sight, level }: Party): SQL | undefined =>
  level === researchOffice
    ? sql`false`
    : and(
        eq(roadShowRecord.unitId, own.id),
        sight === 'ownAccount' ? eq(roadShowRecord.accountId, accountId) : undefined,
      );

/** The same as `isInSight` of the domain, for a whole list (row 191). */
export function inSight(party: Party): SQL | undefined {
  const { sight, unit: own } = party;
  const conditions: Record<Party['sight'], SQL | undefined> = {
    ownAccount: undefined,
    ownUnit: eq(roadShowRecord.unitId, own.id),
    ownSchool: own.schoolCode === '' ? undefined : eq(unit.schoolCode, own.schoolCode),
    ownProvince:
      own.provinceId === null
        ? undefined
        : and(eq(unit.countryRegionId, mainlandChina), eq(unit.provinceId, own.provinceId)),
    macao: eq(unit.countryRegionId, macao),
  };
  const beside = conditions[sight];
  return beside ? or(ownOf(party), and(beside, ne(roadShowRecord.status, 'DRAFT'))) : ownOf(party);
}

/** What waits for the one who asks. */
function toDecide({ party, fund }: Viewer): SQL | undefined {
  if (fund) return eq(roadShowRecord.status, '{p}PENDING');
  if (party.level !== researchOffice || party.unit.schoolCode === '') return sql`false`;
  return and(eq(roadShowRecord.status, 'PENDING'), eq(unit.schoolCode, party.unit.schoolCode));
}

function statusIs(word: string): SQL {
  const status = recordStatusOfWire(word);
  if (!status) throw refuseField('status', 'notAllowed');
  return eq(roadShowRecord.status, status);
}

const paged = async (world: World, where: SQL | undefined, order: SQL[], { page, size }: RecordSearch) => {
  const { orm } = world.db;
  const rows = await orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  const [count] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(where);
  return { rows, totalElements: count?.total ?? 0 };
};

/** Those of an activity, a kind, a field of technology, a unit, a school, or with certain words. */
export const narrowed = (search: Omit<OwnSearch, 'page' | 'size' | 'status' | 'which'>): SQL | undefined =>
  and(
    search.activityId ? eq(roadShowRecord.activityId, search.activityId) : undefined,
    search.kind ? eq(roadShowRecord.kind, search.kind) : undefined,
    search.group ? sql`${roadShowRecord.form}->>'group' = ${search.group}` : undefined,
    search.unitManagementId ? eq(roadShowRecord.unitId, search.unitManagementId) : undefined,
    search.schoolCode
      ? sql`exists (select from ${unit} where ${unit.id} = ${roadShowRecord.unitId} and ${unit.schoolCode} = ${search.schoolCode})`
      : undefined,
    wordsMatch(roadShowRecord.words, search.search),
  );

/** What somebody may see, changed last first. @throws PARAMS_ERROR for a word that is no status */
export async function listRecords(world: World, actor: Actor, search: OwnSearch) {
  const viewer = await requireViewer(world, world.db, actor);
  const { party } = viewer;
  const where = and(
    party ? inSight(party) : ne(roadShowRecord.status, 'DRAFT'),
    search.which === 'own' ? (party ? ownOf(party) : sql`false`) : undefined,
    search.which === 'toDecide' ? toDecide(viewer) : undefined,
    narrowed(search),
    search.status ? statusIs(search.status) : undefined,
  );
  const order = [desc(roadShowRecord.updatedAt), desc(roadShowRecord.id)];
  const { rows, totalElements } = await paged(world, where, order, search);
  const product = productCode(world);
  const isOwn = (roles: readonly string[]) => roles.some((role) => role.endsWith('Author'));
  return {
    content: rows.map(({ row, of }) => listedRecord(row, of, isOwn(rolesIn(viewer, row, of)), product)),
    totalElements,
    sight: party?.sight ?? null,
  };
}

/** Of an activity that is published itself. */
const isPublic = and(
  isNotNull(roadShowRecord.publishedAt),
  sql`exists (select 1 from ${activity} where ${activity.id} = ${roadShowRecord.activityId} and ${activity.state} <> 'DRAFT')`,
);

/** What everybody may read, published last first. */
export async function listPublicRecords(world: World, search: RecordSearch) {
  const where = and(
    isPublic,
    search.activityId ? eq(roadShowRecord.activityId, search.activityId) : undefined,
    search.kind ? eq(roadShowRecord.kind, search.kind) : undefined,
    search.group ? sql`${roadShowRecord.published}->>'group' = ${search.group}` : undefined,
    wordsMatch(roadShowRecord.publicWords, search.search),
  );
  const order = [desc(roadShowRecord.publishedAt), desc(roadShowRecord.id)];
  const { rows, totalElements } = await paged(world, where, order, search);
  return { content: rows.map(({ row, of }) => publicView(row, of)), totalElements };
}

/** Null for what is not there or not published. */
export async function findPublicRecord(world: World, recordId: string) {
  const [found] = await world.db.orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(and(eq(roadShowRecord.id, recordId), isPublic));
  return found ? publicView(found.row, found.of) : null;
}
