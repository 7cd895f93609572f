import { redirect } from '@tanstack/react-router';
import { answerOf, type RoutePath } from '#domain/account/route-access.ts';
import { profileQuery } from '#web/api/profile.ts';
import { queryClient } from '#web/api/query-client.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { sayRefusal } from '#web/account/say-refusal.ts';
import { orKept } from '#web/account/kept-query.ts';
import { checkApplication } from './check-application.ts';

interface Opening {
  location: { pathname: string; searchStr: string };
  search: { activityId?: string | undefined };
  /** The page is only fetched ahead, because a pointer rests on a link to it. */
  preload: boolean;
}

/**
 * For a route's `beforeLoad`: opens it for whom the table of routes says. While the server cannot be reached the page
 * opens and says so itself.
 */
export const openRoute =
  (path: RoutePath) =>
  async ({ location, search, preload }: Opening): Promise<void> => {
    if (preload || answerOf(path, null, search.activityId) === 'open') return;
    await requireLogin({ location });
    const profile = await queryClient.ensureQueryData(orKept(profileQuery)).catch(() => null);
    // A password that must be changed comes first, whatever the page (row 061).
    if (!profile || profile.restPassword) return;
    const answer = answerOf(path, profile, search.activityId);
    if (answer !== 'noPermission' && answer !== 'noEvent') return checkApplication(path, search.activityId);
    await sayRefusal(answer);
    throw redirect({ to: '/home', replace: true });
  };
