import type { ActivityCard } from '#contract/activity/activity.ts';
import type { EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import { activityCategories, type ActivityCategory, forumPageSize } from '#domain/activity/category.ts';
import { homeListSize, type Period } from '#domain/activity/when.ts';
import { whenOnline } from '#web/api/when-online.ts';

/** As the calls send it: their times are plain text. */
export type Standing = Omit<EnrollmentStanding, 'since'>;

export interface WaitingRow {
  id: string;
  title: { tc: string; en: string; pt: string };
  endsAt: string | null;
}

/** A first visit brings the first answers along, so that what asks for more comes with the first question. */
const calls = () => whenOnline(() => import('#web/api/client.ts'));

export interface OwnActivity {
  activity: ActivityCard;
  enrollment: Standing | null;
}

/** What of all events is asked for. */
export interface Wanted {
  period: Period;
  /** Empty for every kind. */
  categories: readonly ActivityCategory[];
  find: string;
  page: number;
}

/** Soonest first; of those that are over the last one first. */
export async function publicActivities({ period, categories, find, page }: Wanted) {
  const { answer, api } = await calls();
  const sort = period === 'COMING' ? 'beginDate:asc' : 'endDate:desc';
  return answer(
    api.POST('/public/api/v1/activities/search', {
      params: { query: { page, size: homeListSize, sort } },
      body: {
        categories: [...(categories.length > 0 ? categories : activityCategories)],
        period,
        ...(find ? { search: find } : {}),
      },
    }),
  );
}

const mostOwn = 100;

/** What is on or ahead of what the present role covers, what the unit has there, and what somebody is asked. */
export async function ownHome(): Promise<{ activities: OwnActivity[]; questionnaires: WaitingRow[] }> {
  const { answer, api } = await calls();
  const { content } = await answer(
    api.POST('/activities/search', {
      params: { query: { page: 0, size: mostOwn, sort: 'beginDate:asc' } },
      body: { categories: [...activityCategories], period: 'COMING' },
    }),
  );
  const activityIds = content.map(({ id }) => id);
  const standings = await standingsIn(activityIds);
  return {
    activities: content.map((activity) => ({
      activity,
      enrollment: standings.content.find(({ activityId }) => activityId === activity.id) ?? null,
    })),
    questionnaires: standings.questionnaires,
  };
}

export async function standingsIn(activityIds: string[]) {
  const { answer, api } = await calls();
  return answer(api.POST('/activities/status', { body: { activityIds } }));
}

export const ownActivities = async (): Promise<OwnActivity[]> => (await ownHome()).activities;

/** Soonest first; of those that are over the last one first. */
export async function forums(period: Period, page: number) {
  const { answer, api } = await calls();
  const query = { page, size: forumPageSize, status: 'PUBLISHED' as const, period };
  return answer(api.GET('/public/api/v1/forums', { params: { query } }));
}
