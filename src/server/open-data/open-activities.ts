import type { OpenActivity } from '#contract/open-data.ts';
import { activityCategories } from '#domain/activity/category.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { searchActivities } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';

const dayLength = 'YYYY-MM-DD'.length;
const dayOf = (at: string): BusinessDate => at.slice(0, dayLength) as BusinessDate;

export async function openActivities(world: World, paged: { page: number; size: number }) {
  const { content, totalElements } = await searchActivities(
    world.db,
    { ...paged, categories: activityCategories, sort: 'createdTime:desc' },
    world.clock.now(),
  );
  return {
    totalElements,
    content: content.map(({ id, category, nameTc, nameEn, namePt, place, beginDate, endDate }): OpenActivity => ({
      id,
      category,
      nameTc,
      nameEn,
      namePt,
      place,
      beginDate: dayOf(beginDate),
      endDate: dayOf(endDate),
      url: `${world.config.publicUrl}/event/event/detail?activityId=${id}`,
    })),
  };
}
