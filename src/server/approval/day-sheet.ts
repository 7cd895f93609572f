import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { DaySheet } from '#contract/day-sheet.ts';
import { printedFields } from '#domain/application/check-boards.ts';
import { boardGroups, seesGroup } from '#domain/approval/file-rights.ts';
import { endedStatuses, wireStatus } from '#domain/enrollment/status.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import { application, board } from '#server/application/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { boothsArea } from '#server/exhibition/tables.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { releasedOf, type StoredFile, type VersionRow } from '#server/file/read-files.ts';
import { productCode } from '#server/setting/product.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { builtBooths } from './built-booths.ts';
import { modeOf } from './case.ts';
import { frozenDesign } from './tables.ts';

/** What is taken along to build by. */
const packedGroups = boardGroups.filter((group) => group !== 'BUILT_BOOTH');

/** Whose booths: a contractor's own, of staff all. */
export type Builder = Pick<Actor, 'orgType' | 'unitId'>;

/** A file of a booth as its builder needs it: handed over, and nothing that nobody can use. */
export interface PackedFile {
  enrollmentId: string;
  file: StoredFile;
  version: VersionRow;
}

async function boothsOf(db: Queries, actor: Builder, activityId: string) {
  const own = actor.orgType === 'CONTRACTOR' ? eq(enrollment.contractorUnitId, actor.unitId ?? '') : undefined;
  return db.orm
    .select({
      row: enrollment,
      unit,
      form: application.exhibitor,
      code: place.code,
      areaId: boothsArea.id,
      tc: boothsArea.nameTc,
      en: boothsArea.nameEn,
      pt: boothsArea.namePt,
    })
    .from(place)
    .innerJoin(enrollment, eq(enrollment.id, place.enrollmentId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .leftJoin(application, eq(application.enrollmentId, enrollment.id))
    .leftJoin(boothsArea, eq(boothsArea.id, place.boothsAreaId))
    .where(and(eq(place.activityId, activityId), own, notInArray(enrollment.status, [...endedStatuses])))
    .orderBy(sql`${boothsArea.position} nulls last`, asc(boothsArea.id), asc(place.code));
}

type BoothRow = Awaited<ReturnType<typeof boothsOf>>[number];

export type BoardRow = typeof board.$inferSelect;

const boardsOfBooths = async (db: Queries, booths: readonly BoothRow[]): Promise<BoardRow[]> =>
  booths.length === 0
    ? []
    : db.orm
        .select()
        .from(board)
        .where(
          inArray(
            board.enrollmentId,
            booths.map(({ row }) => row.id),
          ),
        )
        .orderBy(asc(board.position), asc(board.id));

async function filesOfBooths(
  db: Queries,
  booths: readonly BoothRow[],
  boards: readonly BoardRow[],
): Promise<PackedFile[]> {
  const byId = new Map(booths.map(({ row }) => [row.id, row]));
  if (byId.size === 0) return [];
  const enrollmentOf = new Map(boards.map(({ id, enrollmentId }) => [id, enrollmentId]));
  const files = await filesOfOwners(db, { BOARD: boards.map(({ id }) => id) }, packedGroups);
  return files.flatMap((file) => {
    const row = byId.get(enrollmentOf.get(file.item.ownerId) ?? '');
    const group = packedGroups.find((one) => one === file.item.group);
    const version = releasedOf(file);
    if (!row || !group || !version || file.item.result === 'CANCEL') return [];
    const { status, keptStatus } = row;
    return seesGroup({ group, mode: modeOf(row), status, roles: ['contractor'] }, keptStatus)
      ? [{ enrollmentId: row.id, file, version }]
      : [];
  });
}

/** Something that is printed as it is written. */
export const hasPrint = (of: BoardRow): boolean => printedFields.some((field) => of[field] !== '');

const printOf = ({ id, position, printTitleTc, printTitleEn, printTextTc, printTextEn }: BoardRow) => ({
  boardId: id,
  number: position + 1,
  printTitleTc,
  printTitleEn,
  printTextTc,
  printTextEn,
});

/** Every booth that whoever asks builds at an activity, with its files. @throws ACTIVITY_NOT_FOUND */
export async function readBooths(world: World, actor: Builder, activityId: string) {
  const activity = await findActivity(world.db, activityId);
  const booths = await boothsOf(world.db, actor, activityId);
  const boards = await boardsOfBooths(world.db, booths);
  return { activity, booths, boards, files: await filesOfBooths(world.db, booths, boards) };
}

export async function daySheet(world: World, actor: Actor, activityId: string): Promise<DaySheet> {
  const { activity, booths, boards, files } = await readBooths(world, actor, activityId);
  const ids = [...new Set(booths.map(({ row }) => row.id))];
  const approved = ids.length
    ? await world.db.orm
        .select({ id: frozenDesign.enrollmentId, at: frozenDesign.at })
        .from(frozenDesign)
        .where(inArray(frozenDesign.enrollmentId, ids))
        .orderBy(asc(frozenDesign.at))
    : [];
  const built = await builtBooths(world.db, ids);
  const approvedAt = new Map(approved.map(({ id, at }) => [id, at]));
  const boardsIn = Map.groupBy(boards, ({ enrollmentId }) => enrollmentId);
  const filesIn = Map.groupBy(files, ({ enrollmentId }) => enrollmentId);
  const halls = Map.groupBy(booths, ({ areaId }) => areaId);
  return {
    activity: { id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt },
    halls: [...halls.values()].map((rows) => {
      const [{ areaId, tc, en, pt } = { areaId: null, tc: null, en: null, pt: null }] = rows;
      return {
        area: areaId === null ? null : { tc: tc ?? '', en: en ?? '', pt: pt ?? '' },
        booths: rows.map(({ row, unit: by, form, code }) => {
          const groups = Map.groupBy(filesIn.get(row.id) ?? [], ({ file }) => file.item.group);
          return {
            place: code,
            enrollmentId: row.id,
            unit: { nameTc: by.nameTc, nameEn: by.nameEn, namePt: by.namePt },
            contactPerson: form?.contactPerson ?? '',
            contactMobile: form?.contactMobile ? `+${form.countryCode} ${form.contactMobile}` : '',
            status: wireStatus(row.status, productCode(world)),
            selfDesigned: row.selfDesigned ?? false,
            printed: (boardsIn.get(row.id) ?? []).filter(hasPrint).map(printOf),
            files: [...groups].map(([group, inGroup]) => ({ group, count: inGroup.length })),
            approvedAt: approvedAt.get(row.id) ?? null,
            built: built.get(row.id) ?? { photos: 0, openRemarks: 0, signedOff: null },
          };
        }),
      };
    }),
    packBytes: files.reduce((sum, { version }) => sum + version.size, 0),
    packFiles: files.length,
  };
}
