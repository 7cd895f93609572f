import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { profileQuery } from '#web/api/profile.ts';
import { queryClient } from '#web/api/query-client.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { toast } from '#web/ui/overlay-store.ts';

const pages: Partial<Record<RoutePath, 'wizard' | 'detail'>> = {
  '/application': 'wizard',
  '/application/statement': 'wizard',
  '/application/entity': 'wizard',
  '/application/bulletin': 'wizard',
  '/application/upload': 'wizard',
  '/application/check': 'wizard',
  '/application/mif': 'wizard',
  '/application-detail': 'detail',
  '/layoutBusiness-form': 'detail',
  '/layoutBusiness-form/layoutBusiness-details': 'detail',
  '/layoutBusiness-details': 'detail',
};

/** What an application's own pages ask before they open; of any other page nothing. */
export async function checkApplication(path: RoutePath, activityId: string | undefined): Promise<void> {
  if (!activityId) return;
  if (pages[path] === 'wizard') await mayFillIn(activityId);
  if (pages[path] === 'detail') await isHandedIn(activityId);
}

/** The sign-up check (row 118): beyond filling in it leads to the root, for any other reason home, which says so. */
async function mayFillIn(activityId: string): Promise<void> {
  try {
    await answer(api.GET('/enrollments/check', { params: { query: { activityId } } }));
  } catch (error) {
    if (!(error instanceof ApiError)) return;
    if (hasCode(error, 'STATUS_ERROR')) throw redirect({ to: '/', replace: true });
    throw redirect({ to: '/home', search: { ActivityError: '1' }, replace: true });
  }
}

/** An exhibitor whose application is only begun goes back to sign up (row 155). */
async function isHandedIn(activityId: string): Promise<void> {
  if (queryClient.getQueryData(profileQuery.queryKey)?.orgType !== 'EXHIBITOR') return;
  const statuses = await answer(api.POST('/activities/status', { body: { activityIds: [activityId] } })).catch(
    () => null,
  );
  const own = statuses?.content[0];
  if (own?.wanted !== 'finishApplication') return;
  await loadWordsOf(['enrollment/area']);
  toast({ tone: 'info', text: i18n._(msg`Your application isn't submitted yet. Continue signing up.`) });
  const search = { activityId, enrollmentId: own.enrollmentId };
  throw redirect({ to: '/application/statement', search, replace: true });
}
