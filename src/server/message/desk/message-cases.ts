import { eq } from 'drizzle-orm';
import { bulkMoves } from '#domain/inbox/words.ts';
import { mayBeSentAgainWithOthers } from '#domain/message/sent-again.ts';
import { type CaseBranch, type CaseSource, nameless } from '#server/cases/case-source.ts';
import { message } from '../tables.ts';

const messageBranch = (state: 'FAILED' | 'NO_TEMPLATE'): CaseBranch => ({
  ...nameless,
  turn: 'FUND',
  from: 'message m',
  where: `m.state = '${state}'`,
  id: 'm.id',
  since: 'm.created_at',
  status: 'm.state',
  version: 'm.attempts',
  activityId: 'm.activity_id',
  unitId: 'null::uuid',
  detail: 'm.kind',
});

/** Messages that could not be sent, or have no text. */
export const messageCases: CaseSource = {
  workflow: 'MESSAGE',
  turns: ['FUND'],
  branches: async () => [messageBranch('FAILED'), messageBranch('NO_TEMPLATE')],
  movesFrom: (status) => (mayBeSentAgainWithOthers(status) ? [...bulkMoves.MESSAGE] : []),
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(message).where(eq(message.id, id));
    if (!row) return null;
    return [
      { name: 'messageKind', value: row.kind },
      { name: 'channel', value: row.channel },
      { name: 'language', value: row.language },
      { name: 'attempts', value: String(row.attempts) },
      { name: 'lastError', value: row.lastError ?? '' },
      { name: 'createdAt', value: row.createdAt },
    ];
  },
};
