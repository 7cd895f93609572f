import { eq, sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { applies, jobApplication, recruitmentPosition } from '../tables.ts';

/** People who applied for a position, each once however many they applied for. */
export const appliedFigure: Figure = {
  figure: 'applied',
  rows: () => sql`select ${recruitmentPosition.activityId}, ${recruitmentPosition.unitId},
      ${jobApplication.emailFingerprint} as id
    from ${jobApplication}
    inner join ${recruitmentPosition} on ${eq(recruitmentPosition.id, jobApplication.positionId)}
    where ${applies}`,
};
