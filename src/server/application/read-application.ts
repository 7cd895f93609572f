import { eq, sql } from 'drizzle-orm';
import type { Application } from '#contract/application/application.ts';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import { wireStatus } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { Actor } from '#server/actor.ts';
import { returnReason, standingOf } from '#server/enrollment/standings.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { boardsOf, boardView } from './boards-of.ts';
import { filesOf } from './files-of.ts';
import { findEnrollment } from './find-enrollment.ts';
import { formOf, storedApplication } from './stored-form.ts';

/** @throws Refusal ENROLLMENT_NOT_FOUND also for a stranger to it */
export async function readApplication(world: World, actor: Actor, enrollmentId: string): Promise<Application> {
  const { db } = world;
  const own = await findEnrollment(db, actor, enrollmentId);
  const { row, activity, roles } = own;
  const [more] = await db.orm
    .select({
      reason: returnReason,
      type: { id: exhibitorType.id, code: exhibitorType.code },
      category: { id: boothsAreaCategory.id, code: boothsAreaCategory.code },
      places: sql<string[]>`array(select ${place.code} from ${place} where ${place.enrollmentId} = ${enrollment.id}
        order by ${place.code})`,
    })
    .from(enrollment)
    .leftJoin(exhibitorType, eq(exhibitorType.id, enrollment.typeId))
    .leftJoin(boothsAreaCategory, eq(boothsAreaCategory.id, enrollment.categoryId))
    .where(eq(enrollment.id, row.id));
  const stored = await storedApplication(db, row.id);
  const form = formOf(row, stored);
  const boards = await boardsOf(db, row.id);
  const files = await filesOf(
    db,
    own,
    boards.map((one) => one.id),
  );
  const product = productCode(world);
  const standing = standingOf(row, activity.category, product, more?.reason ?? null);
  // The unit is told no more than concerns it (G12); whoever builds or decides reads the status itself.
  const status = roles.includes('exhibitor') ? standing.status : wireStatus(row.status, product);
  return {
    ...standing,
    ...form,
    status,
    selfstatus: row.selfDesigned ? status : null,
    id: row.id,
    version: row.version,
    exhibitor: { ...form.exhibitor, type: more?.type ?? null },
    ...files.lists,
    exhibitionBoards: boards.map((one) => ({ ...boardView(one), fileBoard: files.ofBoard(one.id) })),
    assignBoothsCount: row.assignBoothsCount,
    assignAreaPlace: more?.places ?? [],
    boothsAreaCategory: more?.category ?? null,
    currentPage: row.progress,
    isNew: stored === null,
    mayEdit:
      roles.includes('exhibitor') &&
      hasBooths(activity.category) &&
      openingMoves.save.from.some((each) => each === row.status),
    savedAt: stored?.updatedAt ?? row.createdAt,
  };
}
