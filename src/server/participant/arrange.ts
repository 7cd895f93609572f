import { eq } from 'drizzle-orm';
import { peopleChanged } from '#server/sign-in/people-changed.ts';
import type { World } from '#server/world.ts';
import { lockPerson } from './change-person-state.ts';
import { requireVersion } from './make-list-move.ts';
import { asChanged } from './stored-person.ts';
import { participant } from './tables.ts';

export interface Arrangement {
  participantId: string;
  version: number;
  dinnerTable: string;
  hotelRoom: string;
}

/** Staff seat somebody at a table and give them a room. */
export const arrange = (world: World, { participantId, version, dinnerTable, hotelRoom }: Arrangement): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockPerson(tx, participantId);
    requireVersion(row, version);
    await tx.orm
      .update(participant)
      .set({
        dinnerTable: row.dinner ? dinnerTable.trim() : '',
        hotelRoom: row.hotel ? hotelRoom.trim() : '',
        ...asChanged,
      })
      .where(eq(participant.id, row.id));
    await peopleChanged(world, tx, [row.id]);
  });
