import type { ActivityCard } from '#contract/activity/activity.ts';
import type { EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import { type ActivityCategory, forumPageSize, type HomeSection } from '#domain/activity/category.ts';
import { answer, api } from '#web/api/client.ts';

/** As the calls send it: their times are plain text. */
export type Standing = Omit<EnrollmentStanding, 'since'>;

export interface ListedActivity {
  activity: ActivityCard;
  enrollment: Standing | null;
}

/** A visitor sees the public list, an account what its present role covers and what it has there (D1 §2 Home). */
export async function activities(
  section: HomeSection,
  page: number,
  own: boolean,
): Promise<{ content: ListedActivity[]; totalElements: number }> {
  const call = {
    params: { query: { page, size: section.pageSize, sort: 'createdTime:desc' as const } },
    body: { categories: [...section.categories] as ActivityCategory[] },
  };
  const { content, totalElements } = await answer(
    own ? api.POST('/activities/search', call) : api.POST('/public/api/v1/activities/search', call),
  );
  const enrollments = own && content.length > 0 ? await enrollmentsIn(content.map(({ id }) => id)) : [];
  return {
    totalElements,
    content: content.map((activity) => ({
      activity,
      enrollment: enrollments.find(({ activityId }) => activityId === activity.id) ?? null,
    })),
  };
}

export const enrollmentsIn = async (activityIds: string[]) =>
  (await answer(api.POST('/activities/status', { body: { activityIds } }))).content;

export const forums = (page: number) =>
  answer(
    api.GET('/public/api/v1/forums', {
      params: { query: { page, size: forumPageSize, status: 'PUBLISHED' as const } },
    }),
  );
