import { sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { hasAnswered } from '../tables.ts';

/** Answers handed in. Of an anonymous questionnaire nothing is said of a unit: it may have asked one person alone. */
export const answeredFigure: Figure = {
  figure: 'answered',
  rows: () => sql`select asked.activity_id, case when asked.anonymous then null else own.unit_id end as unit_id, own.id
    from questionnaire asked
    inner join questionnaire_recipient own on own.questionnaire_id = asked.id
    where ${sql.raw(hasAnswered('own'))}`,
};
