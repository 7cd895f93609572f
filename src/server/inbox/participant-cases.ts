import { eq, sql } from 'drizzle-orm';
import { bulkMoves } from '#domain/inbox/words.ts';
import { participant, participantChange, participantList } from '#server/participant/tables.ts';
import { type CaseSource, nameless } from './case-source.ts';

/** Lists that units sent, until the fund locks them. */
export const participantListCases: CaseSource = {
  workflow: 'PARTICIPANT_LIST',
  turns: ['FUND'],
  branches: async () => [
    {
      ...nameless,
      turn: 'FUND',
      from: 'participant_list l',
      where: `l.status = 'SUBMITTED' and l.submitted_at is not null`,
      id: 'l.id',
      since: 'l.submitted_at',
      status: 'l.status',
      version: 'l.version',
      activityId: 'l.activity_id',
      unitId: 'l.unit_id',
    },
  ],
  movesFrom: () => [],
  async facts(world, id) {
    const [row] = await world.db.orm
      .select({
        list: participantList,
        people: sql<number>`(select count(*)::int from ${participant} where ${participant.activityId} = ${participantList.activityId}
          and ${participant.unitId} = ${participantList.unitId} and ${participant.removedAt} is null and ${participant.cancelledAt} is null)`,
      })
      .from(participantList)
      .where(eq(participantList.id, id));
    if (!row) return null;
    return [
      { name: 'people', value: String(row.people) },
      { name: 'submittedAt', value: row.list.submittedAt ?? '' },
    ];
  },
};

/** Changes that units ask for on a locked list. */
export const participantChangeCases: CaseSource = {
  workflow: 'PARTICIPANT_CHANGE',
  turns: ['FUND'],
  branches: async () => [
    {
      ...nameless,
      turn: 'FUND',
      from: 'participant_change c',
      where: `c.state = 'OPEN'`,
      id: 'c.id',
      since: 'c.asked_at',
      status: 'c.state',
      version: '(select l.version from participant_list l where l.id = c.list_id)',
      activityId: 'c.activity_id',
      unitId: '(select l.unit_id from participant_list l where l.id = c.list_id)',
      detail: 'c.reason',
    },
  ],
  movesFrom: (status) => (status === 'OPEN' ? [...bulkMoves.PARTICIPANT_CHANGE] : []),
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(participantChange).where(eq(participantChange.id, id));
    if (!row) return null;
    return [
      { name: 'reason', value: row.reason },
      { name: 'askedAt', value: row.askedAt },
    ];
  },
};
