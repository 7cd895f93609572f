import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Unreachable } from '#web/api/api-error.ts';
import { askVersion } from '#web/api/ask-version.ts';
import { currentLocale, loadWordsOf } from '#web/i18n/language.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';

type Page = () => ReactNode;

/**
 * The router loads the whole page anew when code does not arrive, as that of a former release. When nothing arrives, what
 * is on the screen would be lost to that.
 */
const unlessAway = async (error: unknown): Promise<never> => {
  throw (await askVersion())?.ok ? error : new Unreachable(error);
};

/**
 * A page that comes when it is visited, together with its words in the reader's language and the queries.
 * @param words the folders whose words the page shows; the build writes them, and the part of the portal that this
 * device keeps from then on (tools/web-build/page-words.ts).
 * @example component: lazyPage(() => import('./list-page.tsx'), 'ListPage')
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, Page>>,
  name: Name,
  words?: readonly string[],
  part?: string,
): RouteComponent =>
  lightPage(
    async () => {
      const [module, { withQueries }] = await Promise.all([load(), import('#web/api/with-queries.tsx')]);
      return { ...module, [name]: withQueries(module[name]) };
    },
    name,
    words,
    part,
  );

/** A page of the first visit, which must be small: it asks with `useAnswer` and not with queries. */
export const lightPage = <Name extends string>(
  load: () => Promise<Record<Name, Page>>,
  name: Name,
  words: readonly string[] = [],
  part?: string,
): RouteComponent =>
  lazyRouteComponent(async () => {
    if (part) void keepOnDevice(currentLocale(), part);
    const [module] = await Promise.all([load(), loadWordsOf(words)]).catch(unlessAway);
    return module;
  }, name);
