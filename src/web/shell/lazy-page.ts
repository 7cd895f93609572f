import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentLocale, loadWordsOf } from '#web/i18n/language.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';

type Page = () => ReactNode;

/**
 * A page that comes when it is visited, together with its words in the reader's language and the queries.
 * @param words the folders whose words the page shows; the build writes them, and the part of the portal that this
 * device keeps from then on (tools/web-build/page-words.ts).
 * @example component: lazyPage(() => import('./list-page.tsx'), 'ListPage')
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, Page>>,
  name: Name,
  words: readonly string[] = [],
  part?: string,
): RouteComponent {
  return lazyRouteComponent(async () => {
    if (part) void keepOnDevice(currentLocale(), part);
    const [module, { withQueries }] = await Promise.all([
      load(),
      import('#web/api/with-queries.tsx'),
      loadWordsOf(words),
    ]);
    return { [name]: withQueries(module[name]) };
  }, name);
}

/** A page of the first visit, which must be small: it asks with `useAnswer` and not with queries. */
export function lightPage<Name extends string>(
  load: () => Promise<Record<Name, Page>>,
  name: Name,
  words: readonly string[] = [],
  part?: string,
): RouteComponent {
  return lazyRouteComponent(async () => {
    if (part) void keepOnDevice(currentLocale(), part);
    const [module] = await Promise.all([load(), loadWordsOf(words)]);
    return { [name]: module[name] };
  }, name);
}
