import type { Profile } from '#contract/account/account.ts';
import { type Landing, landingOf, type RoleWish } from '#domain/account/landing.ts';
import { answer, api } from '#web/api/client.ts';

/** Where a role comes to, with what the activity and the own registration there add to the wish. */
export async function landing(profile: Profile, wish: RoleWish): Promise<Landing> {
  if (!profile.orgType) return { path: '/home', search: {} };
  const { activityId } = wish;
  if (!activityId) return landingOf(profile.orgType, wish);
  const [activity, statuses] = await Promise.all([
    answer(api.GET('/activities/{activityId}', { params: { path: { activityId } } })).catch(() => null),
    profile.orgType === 'EXHIBITOR' && !wish.enrollmentId
      ? answer(api.POST('/activities/status', { body: { activityIds: [activityId] } })).catch(() => null)
      : null,
  ]);
  return landingOf(profile.orgType, {
    ...wish,
    category: activity?.category,
    promoter: activity ? activity.promoter : wish.promoter,
    enrollmentId: wish.enrollmentId ?? statuses?.content[0]?.enrollmentId,
  });
}
