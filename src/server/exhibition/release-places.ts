import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { place } from './place-tables.ts';

/** Where a cancelled registration stood others can stand. */
export const releasePlaces = (tx: Queries, enrollmentId: string): Promise<unknown> =>
  tx.orm.update(place).set({ enrollmentId: null }).where(eq(place.enrollmentId, enrollmentId));
