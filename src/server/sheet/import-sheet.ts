import { and, eq, isNull, lt } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { countsOf, type Plan, type PlannedRow } from './import-plan.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetLine } from './sheet-limits.ts';
import { sheetImport } from './tables.ts';

export interface Sheet<Content> {
  activityId: string;
  /** The rows, with whatever else was chosen for them. */
  content: Content;
}

/** What can be imported from a sheet. */
export interface SheetKind<Content, Row extends PlannedRow, Shown> {
  /** `<name>.import` in the audit. */
  name: 'closing_project' | 'invitation' | 'participant' | 'wanted_meeting';
  /** What confirming the sheet would do. Nothing is written. */
  plan(world: World, db: Queries, sheet: Sheet<Content>): Promise<Plan<Row>>;
  /** What a row tells before it is confirmed. */
  show(row: Row): Shown;
  /** Holds what the plan rests on until the transaction ends. */
  lock?(world: World, tx: Transaction, sheet: Sheet<Content>): Promise<void>;
  /** Adds and updates. */
  carryOut(world: World, tx: Transaction, by: string, sheet: Sheet<Content>, plan: Plan<Row>): Promise<void>;
}

export interface Uploaded {
  activityId: string;
  by: string;
  fileName: string;
  file: Buffer;
}

const context = (name: string, id: string): string => `${name}_import:${id}`;

/** Reads a sheet and says what would happen; the rows are kept encrypted until they are confirmed. */
export async function previewSheet<Content, Row extends PlannedRow, Shown>(
  world: World,
  kind: SheetKind<Content, Row, Shown>,
  { activityId, by, file, ...uploaded }: Uploaded,
  contentOf: (lines: SheetLine[]) => Content,
) {
  const { lines, encoding } = await readSheet(file);
  const content = contentOf(lines);
  const plan = await kind.plan(world, world.db, { activityId, content });
  const importId = newId();
  const fileName = uploaded.fileName.slice(-200);
  await world.db.orm.insert(sheetImport).values({
    id: importId,
    kind: kind.name,
    activityId,
    sealed: world.secrets.seal(JSON.stringify(content), context(kind.name, importId)),
    fileName,
    createdBy: by,
    createdAt: world.clock.now(),
  });
  return { importId, fileName, encoding, ...shown(kind, plan) };
}

const shown = <Content, Row extends PlannedRow, Shown>(kind: SheetKind<Content, Row, Shown>, plan: Plan<Row>) => ({
  plan: plan.digest,
  counts: countsOf(plan.rows),
  rows: plan.rows.map((each) => {
    const { row, action, errors } = each;
    return { ...kind.show(each), row, action, errors };
  }),
});

/** A sheet as it was uploaded and not confirmed yet, locked. @throws ENTITY_NOT_FOUND */
async function keptSheet<Content>(world: World, tx: Transaction, name: string, importId: string) {
  const waiting = and(eq(sheetImport.id, importId), eq(sheetImport.kind, name), isNull(sheetImport.confirmedAt));
  const [kept] = await tx.orm.select().from(sheetImport).where(waiting).for('update');
  if (!kept) throw refuse('ENTITY_NOT_FOUND');
  const { activityId, fileName } = kept;
  const content = JSON.parse(world.secrets.open(kept.sealed, context(name, importId))) as Content;
  return { activityId, fileName, content };
}

/** Something about the rows is decided before they are confirmed; what would happen is told anew. */
export const reviseSheet = <Content, Row extends PlannedRow, Shown>(
  world: World,
  kind: SheetKind<Content, Row, Shown>,
  importId: string,
  revised: (content: Content) => Content,
) =>
  world.db.transaction(async (tx) => {
    const { activityId, ...kept } = await keptSheet<Content>(world, tx, kind.name, importId);
    const content = revised(kept.content);
    const plan = await kind.plan(world, tx, { activityId, content });
    const sealed = world.secrets.seal(JSON.stringify(content), context(kind.name, importId));
    await tx.orm.update(sheetImport).set({ sealed }).where(eq(sheetImport.id, importId));
    return shown(kind, plan);
  });

/** Does what the preview said. @throws STATUS_ERROR when it would do something else by now */
export const confirmSheet = <Content, Row extends PlannedRow, Shown>(
  world: World,
  kind: SheetKind<Content, Row, Shown>,
  { importId, digest, by }: { importId: string; digest: string; by: string },
) =>
  world.db.transaction(async (tx) => {
    const { fileName, ...sheet } = await keptSheet<Content>(world, tx, kind.name, importId);
    const { activityId } = sheet;
    await kind.lock?.(world, tx, sheet);
    const plan = await kind.plan(world, tx, sheet);
    if (plan.digest !== digest) throw refuse('STATUS_ERROR');
    await kind.carryOut(world, tx, by, sheet, plan);
    const done = { confirmedAt: world.clock.now(), sealed: '' };
    await tx.orm.update(sheetImport).set(done).where(eq(sheetImport.id, importId));
    const counts = countsOf(plan.rows);
    await recordAudit(world, tx, {
      accountId: by,
      action: `${kind.name}.import`,
      subjectKind: 'activity',
      subjectId: activityId,
      details: { ...counts, fileName },
    });
    return { added: counts.add, updated: counts.update };
  });

const keptMs = dayMs;

/** Rows that nobody confirmed are not kept. */
export async function forgetSheets(world: World): Promise<void> {
  await world.db.orm.delete(sheetImport).where(lt(sheetImport.createdAt, plusMs(world.clock.now(), -keptMs)));
}

/** With the people of an activity goes what was uploaded of them. */
export async function forgetSheetsOf(
  tx: Transaction,
  activityId: string,
  name: SheetKind<never, never, never>['name'],
): Promise<void> {
  await tx.orm.delete(sheetImport).where(and(eq(sheetImport.activityId, activityId), eq(sheetImport.kind, name)));
}
