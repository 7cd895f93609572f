import { and, eq, lte } from 'drizzle-orm';
import { dayMs, hourMs, plusMs } from '#domain/instant.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { beginExportFile, type GrowingFile, removeExportFile, writeExportFile } from '../export-files.ts';
import type { Cell } from '../export-kind.ts';
import { findExportKind } from './find-export-kind.ts';
import { exportJob } from '../tables.ts';
import { writeSheet } from '../write-sheet.ts';

export const makeExportJob = 'make-export';

type ExportRow = typeof exportJob.$inferSelect;

/** Makes the sheet from its beginning, also when a process ended in the middle of it. */
async function makeExport({ world, payload, isLastTry, stopping }: JobRun): Promise<void> {
  const id = String(payload['exportId']);
  const [row] = await world.db.orm.select().from(exportJob).where(eq(exportJob.id, id));
  if (!row || row.state === 'DONE' || row.state === 'EXPIRED') return;
  await removeExportFile(world, row);
  const file = await beginExportFile(world);
  try {
    await world.db.orm
      .update(exportJob)
      .set({ ...file, state: 'RUNNING', rowsDone: 0 })
      .where(eq(exportJob.id, id));
    await writeAndFinish(world, row, file, stopping);
  } catch (error) {
    await removeExportFile(world, file);
    await world.db.orm
      .update(exportJob)
      .set({ state: isLastTry && !stopping.aborted ? 'FAILED' : 'WAITING', storageKey: null, upload: null })
      .where(stillMine(row, file));
    throw error;
  }
}

/** Another process may have taken the work over from one that was thought to have ended. */
const stillMine = ({ id }: ExportRow, { storageKey }: GrowingFile) =>
  and(eq(exportJob.id, id), eq(exportJob.storageKey, storageKey));

async function writeAndFinish(world: World, row: ExportRow, file: GrowingFile, stopping: AbortSignal): Promise<void> {
  const { columns, filter, language } = row;
  const kind = findExportKind(row.kind);
  const save = async (values: Partial<typeof exportJob.$inferInsert>, db: Queries = world.db): Promise<void> => {
    const saved = await db.orm
      .update(exportJob)
      .set(values)
      .where(stillMine(row, file))
      .returning({ id: exportJob.id });
    if (saved.length === 0) throw new Error('another process makes this sheet');
  };
  await save({ rowsTotal: await kind.count(world, filter) });
  let rowsDone = 0;
  async function* counted(): AsyncGenerator<Cell[][]> {
    for await (const rows of kind.pages(world, filter, columns, language)) {
      yield rows;
      rowsDone += rows.length;
      await save({ rowsDone });
      stopping.throwIfAborted();
    }
  }
  const headings = await kind.headings(world, filter, columns, language);
  const bytes = await writeExportFile(world, file, writeSheet(headings, counted()));
  const finishedAt = world.clock.now();
  const { exports } = await readSettings(world);
  const expiresAt = plusMs(finishedAt, exports.keptDays * dayMs);
  await world.db.transaction(async (tx) => {
    await save({ state: 'DONE', bytes, upload: null, rowsTotal: rowsDone, finishedAt, expiresAt }, tx);
    await recordAudit(world, tx, {
      accountId: row.accountId,
      action: 'export.made',
      subjectKind: 'export',
      subjectId: row.id,
      reason: row.reason,
      details: { kind: row.kind, rows: rowsDone, columns },
    });
  });
}

async function forgetExports(world: World): Promise<void> {
  const old = await world.db.orm
    .select()
    .from(exportJob)
    .where(and(eq(exportJob.state, 'DONE'), lte(exportJob.expiresAt, world.clock.now())));
  for (const row of old) {
    await removeExportFile(world, row);
    await world.db.orm.update(exportJob).set({ state: 'EXPIRED', storageKey: null }).where(eq(exportJob.id, row.id));
  }
}

export const exportJobs = {
  [makeExportJob]: { run: makeExport, tries: 3, lane: 'sheets' },
  'forget-exports': { run: ({ world }) => forgetExports(world), tries: 3, everyMs: hourMs },
} as const satisfies JobKinds;
