import type { StepStay } from '#contract/report.ts';
import type { Texts } from '#contract/texts.ts';
import type { Workflow } from '#domain/inbox/words.ts';
import { staysOfStep, stepStatuses, type TimedCase, type TimedStep } from '#domain/report/step-times.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { findEvent } from './find-event.ts';
import { readStays } from './stays.ts';

interface Wanted {
  eventId: string;
  activityId: string;
  step: TimedStep;
  page: number;
  size: number;
}

const workflowOf = {
  enrollment: 'ENROLLMENT',
  road_show_record: 'ROAD_SHOW_RECORD',
  docking_product: 'DOCKING_PRODUCT',
  recruitment_position: 'RECRUITMENT_POSITION',
  closing_project: 'CLOSING_PROJECT',
} as const satisfies Record<TimedCase, Workflow>;

/**
 * What waited for a step in an activity, the longest first. How long is counted by the calendar of the office, which the
 * database does not know: all of them are read, as for the median itself, and the names of one page.
 * @throws EVENT_NOT_FOUND ACTIVITY_NOT_FOUND
 */
export async function listStays(world: World, { eventId, activityId, step, page, size }: Wanted) {
  const { db } = world;
  const { activities } = await findEvent(db, eventId);
  if (!activities.some(({ id }) => id === activityId)) throw refuse('ACTIVITY_NOT_FOUND');
  const calendar = calendarIn(await readSettings(world));
  const stays = staysOfStep(calendar, await readStays(db, activityId), step);
  const shown = stays.slice(page * size, (page + 1) * size);
  const names = await readNames(db, [...new Set(shown.map(({ caseId }) => caseId))]);
  const content = shown.map(({ caseId, caseType, since, until, workedMs }): StepStay => {
    const { unitNames, names: own } = names.get(caseId) ?? unnamed;
    return { workflow: workflowOf[caseType], id: caseId, unitNames, names: own, since, until, workedMs };
  });
  return { content, totalElements: stays.length };
}

interface NamesRow extends Texts {
  id: string;
  unitTc: string;
  unitEn: string;
  unitPt: string;
}

const noTexts = { tc: '', en: '', pt: '' };
const unnamed = { unitNames: noTexts, names: noTexts };

/** Everything but a registration has a form with its name. */
const named = (Object.keys(stepStatuses) as TimedCase[])
  .map((table) => {
    const own = ['Tc', 'En', 'Pt'].map(
      (language) => `${table === 'enrollment' ? `''` : `coalesce(c.form->>'name${language}', '')`} as ${language}`,
    );
    return `select c.id, c.unit_id, ${own.join(', ')} from ${table} c where c.id = any($1::uuid[])`;
  })
  .join(' union all ');

async function readNames(db: Queries, ids: readonly string[]) {
  const rows = await db.query<NamesRow>(
    `select c.id, c.tc, c.en, c.pt,
            coalesce(u.name_tc, '') as "unitTc", coalesce(u.name_en, '') as "unitEn", coalesce(u.name_pt, '') as "unitPt"
       from (${named}) c left join unit u on u.id = c.unit_id`,
    [`{${ids.join(',')}}`],
  );
  return new Map(
    rows.map(({ id, unitTc, unitEn, unitPt, ...names }) => [
      id,
      { unitNames: { tc: unitTc, en: unitEn, pt: unitPt }, names },
    ]),
  );
}
