import type { auditApi } from '#contract/audit.ts';
import type { Handlers } from '#server/serve.ts';
import { auditWords, listAudit } from './list-audit.ts';

export const auditHandlers: Handlers<typeof auditApi> = {
  audit({ world, query }) {
    const { after, size, ...filter } = query;
    return listAudit(world.db, filter, { after, size });
  },

  auditWords: ({ world }) => auditWords(world.db),
};
