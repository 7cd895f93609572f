import { i18n } from '@lingui/core';
import type { Product } from '#contract/site-names.ts';

/** The name just saved, in this page at once and for the next opening. */
export async function showSiteName(): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}config/product.json`).catch(() => null);
  if (!answer?.ok) return;
  const { siteNames }: Product = await answer.json();
  const { dataset } = document.documentElement;
  if (siteNames) dataset['site'] = JSON.stringify(siteNames);
  else delete dataset['site'];
  // Whatever shows words renders again.
  i18n.activate(i18n.locale, i18n.locales);
}
