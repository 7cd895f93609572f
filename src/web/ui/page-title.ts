import { useEffect } from 'react';
import { useSiteName } from './use-site-name.ts';

/** Names the tab: the page first, the portal after it. An empty title waits for its data. */
export function usePageTitle(title: string): void {
  const site = useSiteName();
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}
