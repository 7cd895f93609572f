import { eq, sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { dockingIntent } from '../tables.ts';

/** Products about which an exhibitor and a customer both want to meet. */
export const dockedFigure: Figure = {
  figure: 'docked',
  rows: () => sql`select ${dockingIntent.activityId}, side.unit_id, ${dockingIntent.id} from ${dockingIntent}
    cross join lateral (values (${dockingIntent.exhibitorUnitId}), (${dockingIntent.customerUnitId})) side(unit_id)
    where ${eq(dockingIntent.status, 'DOCKED')}`,
};
