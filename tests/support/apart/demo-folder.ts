import { allJobs } from '#server/all-jobs.ts';
import { readConfig } from '#server/config.ts';
import { recogniseKey } from '#server/installation/recognise-key.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { fillTemplates } from '#server/notice/usual-templates.ts';
import { openWorld } from '#server/open-world.ts';
import { seedJobs } from '#server/seed/demo-pictures.ts';
import { seedDemo } from '#server/seed/demo.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';

/**
 * Makes the data folder of a portal with the demo in it, its pictures drawn and checked, as after its first minute;
 * `--without-pictures` leaves them undrawn.
 */
const world = await openWorld(readConfig({ ...process.env, LOG_LEVEL: 'warn' }, true));
await recogniseKey(world);
await seedReferenceOnce(world);
await fillTemplates(world);
await seedDemo(world);
if (process.argv.includes('--without-pictures')) {
  await world.db.query('delete from job where kind = any($1)', [Object.keys(seedJobs)]);
}
await runDueJobs(world, seedJobs);
// Two look at once at what was drawn, as there are two processors.
await Promise.all([runDueJobs(world, allJobs), runDueJobs(world, allJobs)]);
await world.db.close();
