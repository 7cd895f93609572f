import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Approval, designMoveNames } from '#contract/approval.ts';
import { changedSince } from '#domain/approval/changed-since.ts';
import { changesUntil } from '#domain/approval/print-deadline.ts';
import { viewAt, viewsAt } from '#domain/approval/views.ts';
import { reviewedGroups } from '#domain/enrollment/design-moves.ts';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { stepOf, turnOf } from '#domain/enrollment/steps.ts';
import { hourMs } from '#domain/instant.ts';
import { workingMs } from '#domain/office/working-time.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollmentWorkflow } from '#server/enrollment/enrollment-workflow.ts';
import { changesSinceReturn } from '#server/application/keep-returned.ts';
import { standingOf } from '#server/enrollment/standings.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { type Case, findCase } from './case.ts';
import { designFacts, lookAtOnce } from './design-facts.ts';
import { sumOf } from './freeze-design.ts';
import { mayAnswer, mayNote, notesFor } from './notes.ts';
import { judgedCase } from './files.ts';
import { shownFiles } from './shown-files.ts';
import { lastReturn, lastSteps, storyOf } from './story-of.ts';
import { frozenDesign } from './tables.ts';
import { isOnlyExhibitor, lastStepOfExhibitors, shownStatus } from './told-to.ts';

/** @throws ENROLLMENT_NOT_FOUND for a stranger */
export async function readApproval(world: World, actor: Actor, enrollmentId: string): Promise<Approval> {
  const { db } = world;
  const of = await findCase(db, actor, enrollmentId);
  if (!of) throw refuse('ENROLLMENT_NOT_FOUND');
  const { row, roles, mode } = of;
  const [looked, parties, settings, story, steps, returned, frozen] = await Promise.all([
    lookAtOnce(db, of),
    partiesOf(db, of),
    readSettings(world),
    storyOf(world, of),
    lastSteps(db, enrollmentId),
    lastReturn(db, enrollmentId),
    frozenOf(db, enrollmentId),
  ]);
  const { activity, boards } = looked;
  const now = world.clock.now();
  const product = productCode(world);
  const narrow = isOnlyExhibitor(of);
  const realStep = stepOf(row.status, mode === 'self', row.keptStatus);
  const step = narrow ? Math.min(realStep, lastStepOfExhibitors) : realStep;
  const standing = { status: row.status, selfDesigned: row.selfDesigned, category: activity.category };
  const turn = turnOf(standing);
  const facts = { ...noFacts, ...designFacts(world, looked, 'as if given') };
  // A note of the return itself is asked for by its button: without rejected files or notes it would say nothing.
  const real = { ...facts, notes: facts.notes - 1, reasonIsGiven: true };
  const status = shownStatus(of, row.status, product);
  const since = changedSince(steps, roles, turn);
  const [files, changes] = await Promise.all([
    shownFiles(db, judgedCase(of), looked.files, reviewedGroups),
    since && mayNote(of) ? changesSinceReturn(db, enrollmentId, roles) : [],
  ]);
  const own = standingOf(row, activity.category, product, returned);
  return {
    ...own,
    status,
    selfstatus: mode === 'self' ? status : null,
    turn: narrow && realStep > lastStepOfExhibitors ? null : turn,
    version: row.version,
    roles,
    activity: {
      id: activity.id,
      beginDate: activity.beginDate,
      endDate: activity.endDate,
      nameTc: activity.nameTc,
      nameEn: activity.nameEn,
      namePt: activity.namePt,
    },
    ...parties,
    orgType: row.orgType,
    selfDesigned: mode === 'self',
    step,
    boothsCount: row.boothsCount,
    assignBoothsCount: row.assignBoothsCount,
    workedMs: turn ? workingMs(calendarIn(settings), row.statusSince, now) : 0,
    replyMs: settings.office.replyHours * hourMs,
    changesUntil: changesUntil(activity),
    boards: boards.map(({ enrollmentId: _of, ...each }) => each),
    boardView: viewAt(mode, step, roles.includes('contractor')),
    boardViews: viewsAt(mode, step, !narrow),
    offers: enrollmentWorkflow.offers(designMoveNames, { status: row.status, roles, facts: real }),
    files,
    notes: notesFor(of, looked.notes),
    mayNote: mayNote(of) !== null,
    mayAnswer: mayAnswer(of),
    mayCorrect: enrollmentWorkflow.refusal('correctBoards', { status: row.status, roles, facts: real }) === null,
    story,
    frozen,
    changedSince: since,
    changes,
  };
}

async function partiesOf(db: Queries, { row }: Case) {
  const builder = alias(unit, 'builder');
  const [[found], places] = await Promise.all([
    db.orm
      .select({ unit, builder, areaCode: boothsAreaCategory.code, shortTitle: boothsAreaCategory.shortTitle })
      .from(unit)
      .leftJoin(builder, eq(builder.id, row.contractorUnitId ?? row.id))
      .leftJoin(boothsAreaCategory, eq(boothsAreaCategory.id, row.categoryId ?? 0))
      .where(eq(unit.id, row.unitId)),
    db.orm.select({ code: place.code }).from(place).where(eq(place.enrollmentId, row.id)).orderBy(place.code),
  ]);
  const named = (of: typeof unit.$inferSelect) => ({
    id: of.id,
    nameTc: of.nameTc,
    nameEn: of.nameEn,
    namePt: of.namePt,
  });
  if (!found) throw refuse('ENROLLMENT_NOT_FOUND');
  return {
    unit: named(found.unit),
    contractor: found.builder && named(found.builder),
    areaCode: found.areaCode,
    shortTitle: found.shortTitle ?? false,
    assignAreaPlace: places.map(({ code }) => code),
  };
}

async function frozenOf(db: Queries, enrollmentId: string) {
  const rows = await db.orm
    .select()
    .from(frozenDesign)
    .where(eq(frozenDesign.enrollmentId, enrollmentId))
    .orderBy(desc(frozenDesign.at), desc(frozenDesign.id));
  return rows.map(({ id, at, sha256, files }) => ({
    id,
    at,
    sha256,
    isIntact: sumOf(files) === sha256,
    files: files.map(({ fileId, versionId, boardId, group, filename }) => ({
      fileId,
      versionId,
      boardId,
      group,
      filename,
    })),
  }));
}
