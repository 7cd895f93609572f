import type { Texts } from '#contract/texts.ts';
import type { AuditSubject } from '#domain/audit/actions.ts';
import { namesOfAccount } from '#server/account/account-names.ts';
import type { Queries } from '#server/db/database.ts';

const own = (table: string): string =>
  `select id, name_tc as tc, name_en as en, name_pt as pt from ${table} where id = any ($1)`;
const ofUnit = (table: string): string =>
  `select o.id, u.name_tc as tc, u.name_en as en, u.name_pt as pt from ${table} o join unit u on u.id = o.unit_id
    where o.id = any ($1)`;
const ofActivity = (table: string): string =>
  `select o.id, a.name_tc as tc, a.name_en as en, a.name_pt as pt from ${table} o join activity a on a.id = o.activity_id
    where o.id = any ($1)`;

/** How the records of each kind are called; a kind that is not here has no names. */
const named: Partial<Record<AuditSubject, string>> = {
  account: `select id, ${namesOfAccount('account')} from account where id = any ($1)`,
  unit: own('unit'),
  activity: own('activity'),
  event: own('event'),
  forum: own('forum'),
  forum_session: own('forum_session'),
  supplement: own('supplement_notice'),
  invitation: own('invitation'),
  enrollment: ofUnit('enrollment'),
  participant_list: ofUnit('participant_list'),
  schedule_change: ofActivity('schedule_change'),
  participant: `select id, name_tc as tc, name_en as en, '' as pt from participant where id = any ($1)`,
  road_show_record: `select id, form->>'nameTc' as tc, form->>'nameEn' as en, form->>'namePt' as pt from road_show_record where id = any ($1)`,
  docking_product: `select id, form->>'nameTc' as tc, form->>'nameEn' as en, form->>'namePt' as pt from docking_product where id = any ($1)`,
  recruitment_position: `select id, form->>'nameTc' as tc, form->>'nameEn' as en, form->>'namePt' as pt from recruitment_position where id = any ($1)`,
  closing_project: `select id, form->>'nameTc' as tc, form->>'nameEn' as en, form->>'namePt' as pt from closing_project where id = any ($1)`,
  station: `select id, '' as tc, name as en, '' as pt from station where id = any ($1)`,
};

/** By their ids; what has no name, or is gone, is not among them. One query for each kind. */
export async function subjectNames(
  db: Queries,
  entries: readonly { subjectKind: string; subjectId: string | null }[],
): Promise<Map<string, Texts>> {
  const names = new Map<string, Texts>();
  for (const [kind, sql] of Object.entries(named)) {
    const ids = entries.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && subjectId) || []);
    if (ids.length === 0) continue;
    const rows = await db.query<Texts & { id: string }>(sql, [[...new Set(ids)]]);
    for (const { id, tc, en, pt } of rows) if (tc || en || pt) names.set(id, { tc, en, pt });
  }
  return names;
}
