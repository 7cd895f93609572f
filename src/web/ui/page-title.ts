import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

const siteName = msg`Event Portal`;

/** Names the tab: the page first, the portal after it. An empty title waits for its data. */
export function usePageTitle(title: string): void {
  const { i18n } = useLingui();
  const site = i18n._(siteName);
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}
