import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const usual = msg`Event Portal`;

/** How staff call the portal, which stands in the page itself where it is not the usual name. */
export function useSiteName(): string {
  const { i18n } = useLingui();
  // The frame is also rendered where there is no document.
  const given = globalThis.document?.documentElement.dataset['site'];
  return given ? ((JSON.parse(given) as Partial<Record<string, string>>)[i18n.locale] ?? '') : i18n._(usual);
}
