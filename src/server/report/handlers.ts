import type { reportApi } from '#contract/report.ts';
import type { Handlers } from '#server/serve.ts';
import { listUnits } from './desk/list-units.ts';
import { readReport } from './desk/read-report.ts';

export const reportHandlers: Handlers<typeof reportApi> = {
  eventReport: ({ world, params }) => readReport(world, params.eventId),
  reportUnits: ({ world, params, query }) => listUnits(world, { ...params, ...query }),
};
