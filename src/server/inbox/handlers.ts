import type { inboxApi } from '#contract/inbox.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Handlers } from '#server/serve.ts';
import { confirmBulk, openBulks, planBulk, readBulkItems, undoBulk } from './bulk-actions.ts';
import { decidedBy } from './decided-by.ts';
import { countCases, listCases } from './list-cases.ts';
import { readCase } from './read-case.ts';

export const inboxHandlers: Handlers<typeof inboxApi> = {
  async inbox({ world, actor, query }) {
    const { after, size, mine, ...filter } = query;
    const decider = await deciderOf(world.db, actor.membershipId);
    return listCases(world, decider, { ...filter, ...(mine ? decidedBy(decider) : {}) }, { after, size });
  },
  async inboxCounts({ world, actor, query: { mine, ...filter } }) {
    const decider = await deciderOf(world.db, actor.membershipId);
    return countCases(world, { ...filter, ...(mine ? decidedBy(decider) : {}) });
  },
  inboxCase: ({ world, params }) => readCase(world, params.workflow, params.caseId),
  openBulks: async ({ world, actor }) => ({ content: await openBulks(world, actor.accountId) }),
  planBulk: ({ world, actor, body }) => planBulk(world, actor, body),
  bulkAction: ({ world, actor, params, query }) => readBulkItems(world, actor.accountId, params.bulkId, query),
  confirmBulk: ({ world, actor, params }) => confirmBulk(world, actor, params.bulkId),
  undoBulk: ({ world, actor, params }) => undoBulk(world, actor.accountId, params.bulkId),
};
