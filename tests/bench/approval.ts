import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { pin } from '#server/approval/tables.ts';
import { board } from '#server/application/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { fileItem, fileReply, fileVersion } from '#server/file/tables.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { makeCase } from '#tests/support/approval.ts';
import { makeActivity } from '#tests/support/enrollments.ts';
import { p95, round } from '#tests/support/figures.ts';
import type { Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import type { BenchResult } from './result.ts';

const targetRatio = 8;
const boothCount = 10;
const filesPerBooth = 6;
const lines = 400;
/** Other cases that the tables are full of. */
const others = 200;
const warmUps = 20;

/**
 * How long the server takes to open an application with 60 files, each with two versions, a reply and a remark, and a
 * history of 400 lines of which the newest are shown, as the page does. Measured against a call through the
 * same stack that asks the database nothing but `select 1`; in turns, on PostgreSQL, over HTTP.
 * @param args `--calls N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({ args, options: { calls: { type: 'string' } }, strict: false });
  const calls = Number(values.calls ?? 200);
  const world = await openTestWorld({ database: 'postgres' });
  try {
    const week = await makeActivity(world, 'STWEEK', 'Science week');
    for (let at = 0; at < others; at++) await makeFullCase(world, week, 1, 1, 20);
    const { chi, id } = await makeFullCase(world, week, boothCount, filesPerBooth, lines);
    // The one question that the portal asks a database to know that it is there.
    world.db.isCurrent = async () => (await world.db.query('select 1')).length === 1;
    const url = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (path: string): Promise<number> => {
      const began = performance.now();
      const response = await fetch(`${url}/event-api${path}`, { headers: { authorization: `Bearer ${chi.token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return performance.now() - began;
    };
    const times = { bare: [] as number[], opened: [] as number[] };
    for (let at = -warmUps; at < calls; at++) {
      const bare = await ask('/ready');
      const opened = await ask(`/enrollments/${id}/approval`);
      if (at < 0) continue;
      times.bare.push(bare);
      times.opened.push(opened);
    }
    const [bare, opened] = [p95(times.bare), p95(times.opened)];
    const value = round(opened / bare);
    return {
      bench: 'approval',
      value,
      unit: 'p95 of opening a record / p95 of a bare select 1 through the same stack',
      target: targetRatio,
      pass: value <= targetRatio,
      bareMs: round(bare),
      openedMs: round(opened),
      files: boothCount * filesPerBooth,
      lines,
      calls,
    };
  } finally {
    await world.close();
  }
}

async function makeFullCase(
  world: TestWorld,
  week: string,
  booths: number,
  filesEach: number,
  changes: number,
): Promise<{ chi: Person; id: string }> {
  const { orm } = world.db;
  const { ana, chi, id, boards } = await makeCase(world, week, {
    selfDesigned: true,
    status: 'EXHIBITION_DESIGN',
    booths,
  });
  const now = world.clock.now();
  await orm.update(enrollment).set({ statusSince: now }).where(eq(enrollment.id, id));
  await orm
    .update(board)
    .set({ descriptionTc: '展品'.repeat(100) })
    .where(eq(board.enrollmentId, id));
  for (const ownerId of boards) {
    const items = Array.from({ length: filesEach }, () => ({
      id: newId(),
      ownerKind: 'BOARD' as const,
      ownerId,
      group: 'OWN_DESIGN' as const,
      createdAt: now,
    }));
    await orm.insert(fileItem).values(items);
    const versions = items.flatMap(({ id: itemId }, at) =>
      [1, 2].map((number) => ({
        id: newId(),
        itemId,
        number,
        filename: `panel-${at}.jpg`,
        type: 'jpg' as const,
        size: 12_000_000,
        storageKey: newId(),
        state: 'READY' as const,
        sha256: 'a'.repeat(64),
        facts: { width: 4000, height: 3000 },
        previews: [],
        uploadedBy: ana.accountId,
        createdAt: plusMs(now, number - 10),
      })),
    );
    await orm.insert(fileVersion).values(versions);
    const first = versions.filter(({ number }) => number === 1);
    await orm.insert(fileReply).values(
      first.map(({ id: versionId, itemId }) => ({
        itemId,
        versionId,
        result: 'REJECT' as const,
        reply: 'The text is too small.',
        accountId: chi.accountId,
        role: 'contractor',
        at: now,
      })),
    );
    const remark = {
      page: 1,
      x: 0.5,
      y: 0.5,
      text: 'Here.',
      accountId: chi.accountId,
      role: 'contractor' as const,
      at: now,
    };
    await orm.insert(pin).values(first.map(({ id: versionId }) => ({ ...remark, versionId })));
  }
  await orm.insert(statusChange).values(
    Array.from({ length: changes }, (_, at) => ({
      caseType: 'enrollment',
      caseId: id,
      fromStatus: 'DESIGN_RETURN',
      action: 'submitDesign',
      toStatus: 'EXHIBITION_DESIGN',
      accountId: ana.accountId,
      role: 'exhibitor',
      reason: 'Corrected as you asked.',
      version: at + 2,
      at: plusMs(now, at - changes),
    })),
  );
  return { chi, id };
}
