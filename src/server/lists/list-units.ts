import { type EnrollmentStatus, enrollmentStatuses, isLive } from '#domain/enrollment/status.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/database.ts';
import type { Paging } from './search-items.ts';

interface UnitRow {
  id: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  total: number;
}

const names = 'unit.id, unit.name_tc as "nameTc", unit.name_en as "nameEn", unit.name_pt as "namePt"';
const columns = `${names}, count(*) over ()::int as total`;

const pageOf = (rows: UnitRow[]) => ({
  content: rows.map(({ total: _total, ...unit }) => unit),
  totalElements: rows[0]?.total ?? 0,
});

const notYet = ['APPLY_PENDING', 'APPLY_SUBMITED', '{p}RETURN'] as const satisfies readonly EnrollmentStatus[];
const accepted = enrollmentStatuses.filter((status) => isLive(status) && !notYet.some((one) => one === status));

/** Units that an activity has accepted; a unit has one live enrolment in it. */
export async function exhibitorsOfActivity(db: Queries, activityId: string, { page, size }: Paging) {
  const inActivity = 'from enrollment e where e.activity_id = $1 and e.status = any($2::text[])';
  const content = await db.query<Omit<UnitRow, 'total'>>(
    `select ${names} from unit where exists (select 1 ${inActivity} and e.unit_id = unit.id)
      order by unit.name_tc, unit.id limit $3 offset $4`,
    [activityId, accepted, size, page * size],
  );
  const counted = await countUpTo({ page, size, found: content.length }, async (most) => {
    const [row] = await db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 ${inActivity} limit $3) some`,
      [activityId, accepted, most],
    );
    return row?.total ?? 0;
  });
  return { content, ...counted };
}

/** Units with a contractor's role; where an activity is named, one that covers it. */
export async function contractors(db: Queries, activityId: string | null, { page, size }: Paging) {
  const rows = await db.query<UnitRow>(
    `select ${columns} from unit
      where id in (select unit_id from membership
                    where org_type = 'CONTRACTOR' and ended_at is null
                      and ($1::uuid is null or exists (select 1 from membership_activity covers
                            where covers.membership_id = membership.id and covers.activity_id = $1)))
      order by unit.name_tc, unit.id limit $2 offset $3`,
    [activityId, size, page * size],
  );
  return pageOf(rows);
}
