import { eq, sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { roadShowMatch } from '../tables.ts';
import { source, target } from './find-match.ts';

/** Pairs of a result and a demand whose sides both want to meet. */
export const matchedFigure: Figure = {
  figure: 'matched',
  rows: () => sql`select ${roadShowMatch.activityId}, side.unit_id, ${roadShowMatch.id} from ${roadShowMatch}
    inner join road_show_record source on ${source.id} = ${roadShowMatch.sourceRecordId}
    inner join road_show_record target on ${target.id} = ${roadShowMatch.targetRecordId}
    cross join lateral (values (${source.unitId}), (${target.unitId})) side(unit_id)
    where ${eq(roadShowMatch.status, 'PASS')}`,
};
