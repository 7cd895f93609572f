import { useEffect } from 'react';
import { useSiteName } from './use-site-name.ts';

/** The page first, the portal after it. An empty title waits for its data. */
export function nameTab(title: string, site: string): void {
  document.title = title ? `${title} · ${site}` : site;
}

export function usePageTitle(title: string): void {
  const site = useSiteName();
  useEffect(() => nameTab(title, site), [title, site]);
}
