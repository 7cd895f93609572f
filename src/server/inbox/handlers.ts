import type { inboxApi } from '#contract/inbox.ts';
import type { Handlers } from '#server/serve.ts';
import { confirmBulk, planBulk, readBulkItems, undoBulk } from './bulk-actions.ts';
import { countCases, listCases } from './list-cases.ts';
import { readCase } from './read-case.ts';

export const inboxHandlers: Handlers<typeof inboxApi> = {
  inbox({ world, query }) {
    const { after, size, ...filter } = query;
    return listCases(world, filter, { after, size });
  },
  inboxCounts: ({ world, query }) => countCases(world, query),
  inboxCase: ({ world, params }) => readCase(world, params.workflow, params.caseId),
  planBulk: ({ world, actor, body }) => planBulk(world, actor.accountId, body),
  bulkAction: ({ world, actor, params, query }) => readBulkItems(world, actor.accountId, params.bulkId, query),
  confirmBulk: ({ world, actor, params }) => confirmBulk(world, actor.accountId, params.bulkId),
  undoBulk: ({ world, actor, params }) => undoBulk(world, actor.accountId, params.bulkId),
};
