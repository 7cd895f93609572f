import type { AnyRouter } from '@tanstack/react-router';
import { hasCode } from '#web/api/api-error.ts';
import { profileQuery } from '#web/api/profile.ts';
import { currentTarget } from '#web/api/start-login.ts';
import { queryClient } from '#web/api/query-client.ts';
import { sayRefusal } from './say-refusal.ts';

const passwordPage = '/password-change';

const mustChange = (): boolean => queryClient.getQueryData(profileQuery.queryKey)?.restPassword === true;

/**
 * Leads away from pages that the present login may not see: without permission home (row 067), and with a password
 * that must be changed to the page where that is done (row 061).
 */
export function guardPages(router: AnyRouter): void {
  const toPasswordPage = () => {
    if (location.pathname.endsWith(passwordPage)) return;
    // What somebody was on the way to comes after the new password.
    void router.navigate({ to: passwordPage, search: { target: currentTarget() }, replace: true });
  };

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && mustChange()) toPasswordPage();
    if (event.action.type !== 'error') return;
    if (hasCode(event.action.error, 'PASSWORD_CHANGE_REQUIRED')) toPasswordPage();
    if (hasCode(event.action.error, 'NO_PERMISSION')) void sendHome(router);
  });
  router.subscribe('onResolved', () => {
    if (mustChange()) toPasswordPage();
  });
}

let sending = false;

async function sendHome(router: AnyRouter): Promise<void> {
  if (sending) return;
  sending = true;
  await sayRefusal('noPermission');
  await router.navigate({ to: '/home', replace: true });
  sending = false;
}
