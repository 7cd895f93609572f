import { sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { isRegistered } from '../tables.ts';

export const registeredFigure: Figure = {
  figure: 'registered',
  rows: () => sql`select activity_id, unit_id, id from enrollment where ${sql.raw(isRegistered())}`,
};
