import type { dashboardApi } from '#contract/dashboard.ts';
import type { Handlers } from '#server/serve.ts';
import { decideOneEnrollment } from '#server/enrollment/desk/decide-one-enrollment.ts';
import { listEnrollments } from '#server/enrollment/desk/list-enrollments.ts';
import { readDashboard } from './read-dashboard.ts';
import { readEnrollment } from '#server/enrollment/desk/read-enrollment.ts';

export const dashboardHandlers: Handlers<typeof dashboardApi> = {
  dashboard: ({ world }) => readDashboard(world),

  deskEnrollment: ({ world, actor, params }) => readEnrollment(world, actor, params.enrollmentId),

  decideEnrollment: async ({ world, actor, params, body }) => ({
    bulkId: await decideOneEnrollment(world, actor, { caseId: params.enrollmentId, ...body }),
  }),

  deskEnrollments({ world, query }) {
    const { after, size, ...filter } = query;
    return listEnrollments(world, filter, { after, size });
  },
};
