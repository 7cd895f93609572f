import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { allJobs } from '#server/all-jobs.ts';
import { exportJobs } from '#server/export/desk/make-export.ts';
import type { JobKind, JobRun } from '#server/jobs/job-kinds.ts';
import { lanes } from '#server/jobs/lanes.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { messageJobs } from '#server/message/deliver-message.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { askForExport } from '#tests/support/exports.ts';
import { openMailServer } from '#tests/support/mail-server.ts';
import { administrator } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function open(database: 'embedded' | 'postgres') {
  const folder = await mkdtemp(join(tmpdir(), 'job-lanes-'));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  const mails = await openMailServer();
  opened.push(() => mails.close());
  const world = await openTestWorld({ database, environment: { DATA_DIR: folder, SMTP_URL: mails.url } });
  opened.push(() => world.close());
  return { world, mails };
}

const sendMail = (world: TestWorld) =>
  world.db.transaction((tx) =>
    writeMessage(world, tx, {
      channel: 'MAIL',
      kind: 'CODE_READY',
      language: 'en',
      activityId: null,
      to: 'ana@example.org',
      subject: 'Your code',
      text: 'Here it is.',
    }),
  );

/** The same kind of job, with somebody told when it begins and when it is done. */
const watched = (kind: JobKind, { begins, ends }: { begins?: () => void; ends?: () => void }): JobKind => ({
  ...kind,
  async run(job: JobRun) {
    begins?.();
    await kind.run(job);
    ends?.();
  },
});

describe.each(['embedded', 'postgres'] as const)('on the %s database', (database) => {
  test('a mail goes out while a sheet of twenty thousand rows is being made', async () => {
    const { world, mails } = await open(database);
    await world.db.query(
      `insert into audit_entry (id, at, action, details)
       select gen_random_uuid(), $1::timestamptz + n * interval '1 ms', 'unit.edit', '{}' from generate_series(1, 20000) n`,
      [world.clock.now()],
    );
    const mei = await administrator(world);
    const done: string[] = [];
    const sheetBegun = Promise.withResolvers<void>();
    const sheetMade = Promise.withResolvers<void>();
    const stop = await startJobs(world, {
      ...allJobs,
      'make-export': watched(exportJobs['make-export'], {
        begins: sheetBegun.resolve,
        ends: () => {
          done.push('sheet');
          sheetMade.resolve();
        },
      }),
      'deliver-message': watched(messageJobs['deliver-message'], { ends: () => done.push('mail') }),
    });
    await askForExport(world, mei, { kind: 'audit', columns: ['at', 'by', 'action'], filter: { action: 'unit.edit' } });
    await sheetBegun.promise;
    await sendMail(world);
    await sheetMade.promise;
    await stop();
    expect(done).toEqual(['mail', 'sheet']);
    expect(mails.taken).toHaveLength(1);
    const [made] = await world.db.query('select state, rows_done as rows from export_job');
    expect(made).toEqual({ state: 'DONE', rows: 20_000 });
  });

  test('however many sheets are asked for, the mails behind them wait for none', async () => {
    const { world } = await open(database);
    const mei = await administrator(world);
    const mailGone = Promise.withResolvers<void>();
    const allMade = Promise.withResolvers<void>();
    const sheets = lanes.sheets + 2;
    let made = 0;
    for (let at = 0; at < sheets; at++) await askForExport(world, mei, { kind: 'units', columns: ['nameEn'] });
    await sendMail(world);
    const stop = await startJobs(world, {
      ...allJobs,
      'make-export': {
        ...exportJobs['make-export'],
        async run(job) {
          await mailGone.promise;
          await exportJobs['make-export'].run(job);
          made++;
          if (made === sheets) allMade.resolve();
        },
      },
      'deliver-message': watched(messageJobs['deliver-message'], { ends: mailGone.resolve }),
    });
    await allMade.promise;
    await stop();
    const left = await world.db.query('select 1 from export_job where state <> $1', ['DONE']);
    expect(left).toEqual([]);
  });
});
