import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadWordsOf } from '#web/i18n/language.ts';

/**
 * A page that comes when it is visited, together with its feature's words in the reader's language.
 * @param features the folders whose words the page shows.
 * @example component: lazyPage(['home'], () => import('./home-page.tsx'), 'HomePage')
 */
export function lazyPage<Name extends string>(
  features: readonly string[],
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadWordsOf(features)]);
    return { [name]: module[name] };
  }, name);
}
