import { eq, sql } from 'drizzle-orm';
import type { Figure } from '#server/report/figure.ts';
import { publicRegistration } from '../tables.ts';

/** Registrations without an account that hold seats for sure. */
export const visitorsFigure: Figure = {
  figure: 'visitors',
  rows: () => sql`select ${publicRegistration.activityId}, null::uuid as unit_id, ${publicRegistration.id}
    from ${publicRegistration} where ${eq(publicRegistration.status, 'SEATED')}`,
};
