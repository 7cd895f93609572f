import type { enrollmentApi } from '#contract/enrollment/enrollment.ts';
import { problemsOf } from '#server/application/problems-of.ts';
import type { Handlers } from '#server/serve.ts';
import { productCode } from '#server/setting/product.ts';
import { apply } from './apply.ts';
import { checkEnrollment } from './check-enrollment.ts';
import { listEnrollments } from './list-enrollments.ts';
import { resubmit } from './resubmit.ts';
import { standingsOfAccount } from './standings.ts';
import { withdraw } from './withdraw.ts';

export const enrollmentHandlers: Handlers<typeof enrollmentApi> = {
  enrollmentsCheck: ({ world, actor, query }) => checkEnrollment(world, actor, query.activityId),
  apply: async ({ world, actor, body }) => ({ enrollmentId: await apply(world, actor, body.activityId) }),
  async withdraw({ world, actor, params, body }) {
    await withdraw(world, actor, params.enrollmentId, body);
    return { done: true };
  },
  async resubmit({ world, actor, params, body }) {
    await resubmit(world, actor, params.enrollmentId, body, problemsOf);
    return { done: true };
  },
  listEnrollments: ({ world, actor, query, body }) => listEnrollments(world, actor.accountId, { ...query, ...body }),
  searchEnrollmentStatuses: async ({ world, actor, body }) => ({
    content: await standingsOfAccount(world.db, productCode(world), actor.accountId, body.activityIds),
  }),
};
