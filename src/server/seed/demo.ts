import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { World } from '#server/world.ts';
import { productCode } from '#server/setting/product.ts';
import { seedAccounts } from './demo-accounts.ts';
import { seedActivities } from './demo-activities.ts';
import { seedBooths } from './demo-booths.ts';
import { seedDocking } from './demo-docking.ts';
import { seedBindings, seedEnrollments } from './demo-enrollments.ts';
import { seedForums } from './demo-forums.ts';
import { seedInvitations } from './demo-invitations.ts';
import { seedLastYear } from './demo-last-year.ts';
import { seedNotices } from './demo-notices.ts';
import { seedParticipants } from './demo-participants.ts';
import { seedClosing } from './demo-closing.ts';
import { seedRecruitment } from './demo-recruitment.ts';
import { seedPublicEvents } from './demo-public-events.ts';
import { seedQuestionnaires } from './demo-questionnaires.ts';
import { seedRoadShow } from './demo-road-show.ts';
import { seedSchedule } from './demo-schedule.ts';
import { seedTalents } from './demo-talents.ts';
import { seedUnits } from './demo-units.ts';
import { loadedData } from './tables.ts';

/** Loads the demo data into an empty database, once, all or nothing. */
export async function seedDemo(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const first = await tx.orm.insert(loadedData).values({ name: 'demo', at: now }).onConflictDoNothing().returning();
    if (first.length === 0) return;
    const activities = await seedActivities(tx, now);
    await seedForums(tx, now, activities);
    await seedAccounts(tx, now, productCode(world));
    await seedUnits(tx);
    await seedBindings(tx, activities);
    await seedBooths(tx, activities);
    await seedEnrollments(tx, now, activities);
    await seedRoadShow(tx, now, activities);
    await seedSchedule(tx, now, activities);
    await seedDocking(tx, now, activities);
    await seedRecruitment(tx, now, activities);
    await seedTalents(world, tx, now);
    await seedClosing(tx, now, activities);
    await seedPublicEvents(world, tx, activities);
    await seedParticipants(world, tx, activities);
    const lastYears = await seedLastYear(tx, now);
    await seedQuestionnaires(world, tx, { ...activities, ...lastYears });
    await seedNotices(world, tx, activities);
    await seedInvitations(world, tx, now, activities);
    await enqueueJob(world, tx, { kind: 'seed.pictures', payload: { keeper: 'lei.chiwai' } });
  });
}
