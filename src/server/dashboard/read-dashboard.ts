import type { Dashboard } from '#contract/dashboard.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import { type BusinessDate, businessDateAt, businessDatePlus, startOfBusinessDate } from '#domain/instant.ts';
import { countriesHalfUsed } from '#server/verification/send-code.ts';
import type { World } from '#server/world.ts';

const daysShown = 30;

interface ActivityRow {
  id: string;
  category: ActivityCategory;
  name_tc: string;
  name_en: string;
  name_pt: string;
  count: number;
  waiting: number;
}

export async function readDashboard(world: World): Promise<Dashboard> {
  const today = businessDateAt(world.clock.now());
  const firstDay = businessDatePlus(today, 1 - daysShown);
  const days = await world.db.query<{ day: BusinessDate; count: number }>(
    `select (created_at at time zone 'Asia/Macau')::date as day, count(*)::int as count from enrollment
      where created_at >= $1 group by 1`,
    [startOfBusinessDate(firstDay)],
  );
  const activities = await world.db.query<ActivityRow>(
    `select a.id, a.category, a.name_tc, a.name_en, a.name_pt, c.count, c.waiting
       from (select activity_id, count(*)::int as count,
                    count(*) filter (where status = 'APPLY_SUBMITED')::int as waiting
               from enrollment where status <> all ($1) group by activity_id) c
       join activity a on a.id = c.activity_id
      order by c.count desc, a.id`,
    [[...endedStatuses]],
  );
  const countOn = new Map(days.map(({ day, count }) => [day, count]));
  const perCategory = new Map<ActivityCategory, number>();
  for (const { category, count } of activities) perCategory.set(category, (perCategory.get(category) ?? 0) + count);
  return {
    smsToday: await countriesHalfUsed(world),
    perDay: Array.from({ length: daysShown }, (_, at) => {
      const day = businessDatePlus(firstDay, at);
      return { day, count: countOn.get(day) ?? 0 };
    }),
    perActivity: activities.slice(0, 20).map(({ id, name_tc: tc, name_en: en, name_pt: pt, count, waiting }) => ({
      activityId: id,
      names: { tc, en, pt },
      count,
      waiting,
    })),
    perCategory: [...perCategory]
      .map(([category, count]) => ({ category, count }))
      .toSorted((one, other) => other.count - one.count),
  };
}
