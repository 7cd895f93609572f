import type { healthApi } from '#contract/health.ts';
import { databaseBackSeconds } from './db/error-code.ts';
import { refuse } from './refusal.ts';
import type { Handlers } from './serve.ts';

export const healthHandlers: Handlers<typeof healthApi> = {
  health: async () => ({ status: 'live' }),
  async ready({ world }) {
    const current = await world.db.isCurrent().catch((error: Error) => {
      world.log.warn({ reason: error.message }, 'the database cannot be reached');
      return false;
    });
    if (!current) throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: databaseBackSeconds });
    return { status: 'ready' };
  },
};
