import type { Page } from '@playwright/test';
import { catalogTexts } from './catalogs.ts';

/** What stands in a page in the place of a text whose catalog is not here. */
const messageIds: ReadonlySet<string> = new Set(catalogTexts().map(({ id }) => id));

/** The ids of messages that a page shows, or says to screen readers, where their words should be. */
export async function messageIdsIn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      if (!/^(?:script|style|noscript)$/i.test(texts.currentNode.parentElement?.tagName ?? '')) {
        found.push(texts.currentNode.textContent ?? '');
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return found.flatMap((text) => text.split(/\s+/)).filter((word) => word.length === 6);
  });
  return said.filter((word) => messageIds.has(word));
}
