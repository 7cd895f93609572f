import { profileQuery } from '#web/api/profile.ts';
import { queryClient } from '#web/api/query-client.ts';

/**
 * As soon as it is known who is logged in, the page leaves room for the phone's tabs. The tabs themselves
 * come a moment later; what sticks above them must not move then, under the thumb of whoever is just pressing it.
 */
export function keepRoomForTabs(): void {
  const page = document.documentElement;
  queryClient.getQueryCache().subscribe(() => {
    page.toggleAttribute('data-tabs', queryClient.getQueryData(profileQuery.queryKey) !== undefined);
  });
}
