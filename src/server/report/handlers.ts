import type { reportApi } from '#contract/report.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Handlers } from '#server/serve.ts';
import { listStays } from './desk/list-stays.ts';
import { listUnits } from './desk/list-units.ts';
import { readReport } from './desk/read-report.ts';
import { readStepTimes } from './desk/step-times.ts';

export const reportHandlers: Handlers<typeof reportApi> = {
  eventReport: ({ world, params }) => readReport(world, params.eventId),
  reportUnits: ({ world, params, query }) => listUnits(world, { ...params, ...query }),
  stepStays: ({ world, params, query }) => listStays(world, { ...params, ...query }),

  async stepTimes({ world, params }) {
    const { id } = await findActivity(world.db, params.activityId);
    return { steps: await readStepTimes(world, id) };
  },
};
