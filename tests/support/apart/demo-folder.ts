import { allJobs } from '#server/all-jobs.ts';
import { readConfig } from '#server/config.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { seedJobs } from '#server/seed/demo-pictures.ts';
import { openFilledWorld } from '#server/serve-portal.ts';

/**
 * Makes the data folder of a portal with the demo in it, its pictures drawn and checked, as after its first minute;
 * `--without-pictures` leaves them undrawn.
 */
const world = await openFilledWorld(readConfig({ ...process.env, LOG_LEVEL: 'warn' }, true));
if (process.argv.includes('--without-pictures')) {
  await world.db.query('delete from job where kind = any($1)', [Object.keys(seedJobs)]);
}
await runDueJobs(world, seedJobs);
// Two look at once at what was drawn, as there are two processors.
await Promise.all([runDueJobs(world, allJobs), runDueJobs(world, allJobs)]);
await world.db.close();
