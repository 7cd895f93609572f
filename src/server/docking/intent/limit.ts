import { and, eq, ne } from 'drizzle-orm';
import type { DockingSide } from '#domain/docking/intent-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { dockingIntent } from '../tables.ts';
import type { IntentRow } from './intent-workflow.ts';

/** Whose choices are counted together: a customer's in the activity, an exhibitor's for one product (row 202). */
export function chosenBy(
  db: Queries,
  side: DockingSide,
  { activityId, productId, customerUnitId }: Pick<IntentRow, 'activityId' | 'productId' | 'customerUnitId'>,
): Promise<number> {
  const own =
    side === 'CUSTOMER'
      ? and(eq(dockingIntent.activityId, activityId), eq(dockingIntent.customerUnitId, customerUnitId))
      : eq(dockingIntent.productId, productId);
  return db.orm.$count(dockingIntent, and(own, eq(dockingIntent.askedBy, side), ne(dockingIntent.status, 'UNDOCKING')));
}
