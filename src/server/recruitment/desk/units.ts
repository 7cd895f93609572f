import { recruiters } from '#contract/recruitment/position.ts';
import type { RecruitingUnit } from '#contract/recruitment/desk.ts';
import type { UnitStanding } from '#domain/recruitment/position-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { wordsTyped } from '#server/db/text-search.ts';
import type { World } from '#server/world.ts';
import { stillApplies } from '../tables.ts';
import { isRejected } from '../unit-standing.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';

export interface UnitsFilter {
  activityId?: string | undefined;
  standing?: UnitStanding | undefined;
  search?: string | undefined;
}

/** The database expects that every unit takes part in a fair, and would read them all. */
const oneByOne = `
  cross join lateral (select u.name_tc, u.name_en, u.name_pt, u.words from unit u where u.id = d.unit_id offset 0) u`;

/**
 * Units that registered for a careers fair, or were given their role at one: each once for each fair, with how the fund
 * decided about its newest registration.
 */
const unitsOfFairs = `
  with taking as (
    select e.activity_id, e.unit_id from enrollment e join activity a on a.id = e.activity_id and a.category = 'RECRUIT'
    union
    select c.activity_id, m.unit_id from membership m
      join membership_activity c on c.membership_id = m.id
      join activity a on a.id = c.activity_id and a.category = 'RECRUIT'
     where m.org_type = any($1::text[]) and m.ended_at is null and m.unit_id is not null
  ), decided as (
    select t.*, case when last.status is null or last.status = '{p}PASS' then 'APPROVED'
                     when last.status = any($2::text[]) then 'REJECTED' else 'PENDING' end as standing
      from taking t
      left join lateral (
        select e.status from enrollment e where e.unit_id = t.unit_id and e.activity_id = t.activity_id
         order by e.created_at desc, e.id desc limit 1) last on true
  ), wanted as (
    select d.*, u.name_tc, u.name_en, u.name_pt from decided d ${oneByOne}
     where ($3::uuid is null or d.activity_id = $3) and ($4::text is null or d.standing = $4)
       and ($5 = '' or u.words @@ $5::tsquery)
  )`;

const valuesOf = ({ activityId, standing, search }: UnitsFilter): unknown[] => [
  [...recruiters],
  enrollmentStatuses.filter(isRejected),
  activityId ?? null,
  standing ?? null,
  search ? wordsTyped(search) : '',
];

interface Row {
  unit_id: string;
  activity_id: string;
  standing: UnitStanding;
  name_tc: string;
  name_en: string;
  name_pt: string;
  activity_tc: string;
  activity_en: string;
  activity_pt: string;
  positions: number;
  listed: number;
  applications: number;
}

export async function countUnits(db: Queries, filter: UnitsFilter): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `${unitsOfFairs} select count(*)::int as total from wanted`,
    valuesOf(filter),
  );
  return row?.total ?? 0;
}

/** By name; only the units of one page are counted for. */
export async function pageOfUnits(
  db: Queries,
  filter: UnitsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecruitingUnit[]> {
  const rows = await db.query<Row>(
    `${unitsOfFairs}, page as (
       select * from wanted order by coalesce(nullif(name_en, ''), name_tc), unit_id, activity_id limit $6 offset $7
     )
     select page.*, a.name_tc as activity_tc, a.name_en as activity_en, a.name_pt as activity_pt,
            (select count(*)::int from recruitment_position p
              where p.unit_id = page.unit_id and p.activity_id = page.activity_id) as positions,
            (select count(*)::int from recruitment_position p
              where p.unit_id = page.unit_id and p.activity_id = page.activity_id and p.listed_at is not null) as listed,
            (select count(*)::int from job_application j join recruitment_position p on p.id = j.position_id
              where p.unit_id = page.unit_id and p.activity_id = page.activity_id and ${stillApplies('j')}) as applications
       from page join activity a on a.id = page.activity_id
      order by coalesce(nullif(page.name_en, ''), page.name_tc), page.unit_id, page.activity_id`,
    [...valuesOf(filter), limit, offset],
  );
  return rows.map((row) => ({
    id: `${row.unit_id}:${row.activity_id}`,
    unitId: row.unit_id,
    activityId: row.activity_id,
    unit: { nameTc: row.name_tc, nameEn: row.name_en, namePt: row.name_pt },
    activity: { nameTc: row.activity_tc, nameEn: row.activity_en, namePt: row.activity_pt },
    standing: row.standing,
    positions: row.positions,
    listed: row.listed,
    applications: row.applications,
  }));
}

export async function listUnits(world: World, { page, size, ...filter }: UnitsFilter & { page: number; size: number }) {
  const content = await pageOfUnits(world.db, filter, { limit: size, offset: page * size });
  return { content, totalElements: await countUnits(world.db, filter) };
}
