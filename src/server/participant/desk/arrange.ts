import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { lockPerson } from '../change-person-state.ts';
import { requireVersion } from '../list/list-workflow.ts';
import { asChanged } from '../stored-person.ts';
import { participant } from '../tables.ts';

export interface Arrangement {
  participantId: string;
  version: number;
  dinnerTable: string;
  hotelRoom: string;
}

/** Staff seat somebody at a table and give them a room. */
export const arrange = (
  world: World,
  accountId: string,
  { participantId, version, dinnerTable, hotelRoom }: Arrangement,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockPerson(tx, participantId);
    requireVersion(row, version);
    const placed = {
      dinnerTable: row.dinner ? dinnerTable.trim() : '',
      hotelRoom: row.hotel ? hotelRoom.trim() : '',
    };
    await tx.orm
      .update(participant)
      .set({ ...placed, ...asChanged })
      .where(eq(participant.id, row.id));
    await peopleChanged(world, tx, [row.id]);
    await recordAudit(world, tx, {
      accountId,
      action: 'participant.arrange',
      subjectKind: 'participant',
      subjectId: row.id,
      changes: (['dinnerTable', 'hotelRoom'] as const)
        .filter((field) => row[field] !== placed[field])
        .map((field) => ({ field, from: row[field], to: placed[field] })),
    });
  });
