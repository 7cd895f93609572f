import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { publicSeat } from '../tables.ts';

/** Who sits on which seat of a registration. */
export const seatsOf = (tx: Queries, registrationId: string) =>
  tx.orm
    .select({ number: publicSeat.number, participantId: publicSeat.participantId })
    .from(publicSeat)
    .where(eq(publicSeat.registrationId, registrationId))
    .orderBy(asc(publicSeat.number));
