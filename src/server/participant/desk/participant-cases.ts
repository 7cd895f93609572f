import { eq } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import { bulkMoves } from '#domain/inbox/words.ts';
import { stillComing } from '#server/participant/tables.ts';
import { participantChange } from '../tables.ts';
import { type CaseSource, nameless } from '#server/cases/case-source.ts';

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
  movesFrom: (status) => (status === 'SUBMITTED' ? [...bulkMoves.PARTICIPANT_LIST] : []),
  async facts(world, id) {
    const [row] = await world.db.query<{ submitted_at: Instant | null; people: number }>(
      `select l.submitted_at, (select count(*)::int from participant p
                where p.activity_id = l.activity_id and p.unit_id = l.unit_id and ${stillComing('p')}) as people
         from participant_list l where l.id = $1`,
      [id],
    );
    if (!row) return null;
    return [
      { name: 'people', value: String(row.people) },
      { name: 'submittedAt', value: row.submitted_at ?? '' },
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
