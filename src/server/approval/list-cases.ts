import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContractorCase } from '#contract/day-sheet.ts';
import type { FileParty } from '#domain/approval/file-rights.ts';
import {
  type EnrollmentStatus,
  enrollmentStatuses,
  endedStatuses,
  statusOfWire,
  wireStatus,
} from '#domain/enrollment/status.ts';
import { turnOf } from '#domain/enrollment/steps.ts';
import { hourMs } from '#domain/instant.ts';
import { workingMs } from '#domain/office/working-time.ts';
import type { Actor } from '#server/actor.ts';
import { activity } from '#server/activity/tables.ts';
import { containing } from '#server/db/containing.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { standingOf } from '#server/enrollment/standings.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { productCode } from '#server/setting/product.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';

export interface CaseSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  turn?: FileParty | undefined;
  status?: string | undefined;
  search?: string | undefined;
}

const living = enrollmentStatuses.filter((status) => !endedStatuses.some((ended) => ended === status));

const ofKind = (selfDesigned: boolean): SQL => sql`coalesce(${enrollment.selfDesigned}, false) = ${selfDesigned}`;

/** Waiting for a side, in either kind of design. */
function waitsFor(party: FileParty): SQL | undefined {
  const kinds = [true, false].map((selfDesigned) => {
    const statuses = living.filter((status) => turnOf({ status, selfDesigned, category: 'STWEEK' }) === party);
    return and(inArray(enrollment.status, statuses), ofKind(selfDesigned));
  });
  return or(...kinds);
}

/** A contractor sees its own cases, staff all of one activity; those that wait for the contractor longest come first. */
export async function listCases(world: World, actor: Actor, search: CaseSearch) {
  const { orm } = world.db;
  const status = search.status ? statusOfWire(search.status) : null;
  const isContractor = actor.orgType === 'CONTRACTOR';
  const wanted = and(
    isContractor ? eq(enrollment.contractorUnitId, actor.unitId ?? '') : isNotNull(enrollment.contractorUnitId),
    isContractor || search.activityId ? undefined : sql`false`,
    search.activityId ? eq(enrollment.activityId, search.activityId) : undefined,
    search.turn ? waitsFor(search.turn) : undefined,
    search.status ? inArray(enrollment.status, status ? [status] : []) : inArray(enrollment.status, living),
    search.search ? or(wordsMatch(unit.words, search.search), standsAt(containing(search.search))) : undefined,
  );
  const rows = await orm
    .select({ row: enrollment, activity, unit, places: placesOf })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(wanted)
    .orderBy(sql`(${waitsFor('contractor')}) desc`, enrollment.statusSince, enrollment.id)
    .limit(search.size)
    .offset(search.page * search.size);
  const [count] = await orm
    .select({ total: sql<number>`count(*)::int` })
    .from(enrollment)
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(wanted);
  const settings = await readSettings(world);
  const calendar = calendarIn(settings);
  const product = productCode(world);
  const content = rows.map(({ row, activity: during, unit: by, places }): ContractorCase => {
    const standing = standingOf(row, during.category, product, null);
    const shown = wireStatus(row.status satisfies EnrollmentStatus, product);
    return {
      ...standing,
      status: shown,
      selfstatus: row.selfDesigned ? shown : null,
      unit: { id: by.id, nameTc: by.nameTc, nameEn: by.nameEn, namePt: by.namePt },
      activity: { id: during.id, nameTc: during.nameTc, nameEn: during.nameEn, namePt: during.namePt },
      selfDesigned: row.selfDesigned ?? false,
      boothsCount: row.boothsCount,
      assignBoothsCount: row.assignBoothsCount,
      assignAreaPlace: places,
      workedMs: standing.turn ? workingMs(calendar, row.statusSince, world.clock.now()) : 0,
      replyMs: settings.office.replyHours * hourMs,
    };
  });
  return { content, totalElements: count?.total ?? 0 };
}

const placesOf = sql<string[]>`coalesce((select array_agg(${place.code} order by ${place.code}) from ${place}
  where ${place.enrollmentId} = ${enrollment.id}), '{}')`;

const standsAt = (code: string): SQL =>
  sql`exists (select 1 from ${place} where ${place.enrollmentId} = ${enrollment.id} and ${place.code} ilike ${code})`;
