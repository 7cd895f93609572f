import { and, eq, lte } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { removeExportFile, writeExportFile } from './export-files.ts';
import type { Cell } from './export-kind.ts';
import { findExportKind } from './find-export-kind.ts';
import { exportJob } from './tables.ts';
import { writeSheet } from './write-sheet.ts';

export const makeExportJob = 'make-export';
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Makes the sheet from its beginning, also when a process ended in the middle of it. */
async function makeExport({ world, payload, isLastTry }: JobRun): Promise<void> {
  const id = String(payload['exportId']);
  const [row] = await world.db.orm.select().from(exportJob).where(eq(exportJob.id, id));
  if (!row || row.state === 'DONE' || row.state === 'EXPIRED') return;
  const save = (values: Partial<typeof exportJob.$inferInsert>) =>
    world.db.orm.update(exportJob).set(values).where(eq(exportJob.id, id));
  const kind = findExportKind(row.kind);
  const headings = row.columns.map(
    (key) => kind.columns.find((column) => column.key === key)?.heading[row.language] ?? key,
  );
  try {
    await save({ state: 'RUNNING', rowsDone: 0, rowsTotal: await kind.count(world, row.filter) });
    let rowsDone = 0;
    async function* counted(): AsyncGenerator<Cell[][]> {
      for await (const rows of kind.pages(world, row?.filter, row?.columns ?? [], row?.language ?? 'zh')) {
        yield rows;
        rowsDone += rows.length;
        await save({ rowsDone });
      }
    }
    const bytes = await writeExportFile(world, id, (out) => writeSheet(out, headings, counted()));
    const now = world.clock.now();
    const { exports } = await readSettings(world);
    await world.db.transaction(async (tx) => {
      await tx.orm
        .update(exportJob)
        .set({
          state: 'DONE',
          bytes,
          rowsTotal: rowsDone,
          finishedAt: now,
          expiresAt: plusMs(now, exports.keptDays * day),
        })
        .where(eq(exportJob.id, id));
      await recordAudit(world, tx, {
        accountId: row.accountId,
        action: 'export.made',
        subjectKind: 'export',
        subjectId: id,
        reason: row.reason,
        details: { kind: row.kind, rows: rowsDone, columns: row.columns },
      });
    });
  } catch (error) {
    await save({ state: isLastTry ? 'FAILED' : 'WAITING' });
    throw error;
  }
}

async function forgetExports(world: World): Promise<void> {
  const old = await world.db.orm
    .select({ id: exportJob.id })
    .from(exportJob)
    .where(and(eq(exportJob.state, 'DONE'), lte(exportJob.expiresAt, world.clock.now())));
  for (const { id } of old) {
    await removeExportFile(world, id);
    await world.db.orm.update(exportJob).set({ state: 'EXPIRED' }).where(eq(exportJob.id, id));
  }
}

export const exportJobs = {
  [makeExportJob]: { run: makeExport, tries: 3 },
  'forget-exports': { run: ({ world }) => forgetExports(world), tries: 3, everyMs: hour },
} as const satisfies JobKinds;
