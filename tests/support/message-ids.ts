import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import type { Page } from '@playwright/test';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const catalogs = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/en.po'));

/** What stands in a page in the place of a text whose catalog is not here. */
const messageIds: ReadonlySet<string> = new Set(
  catalogs.flatMap((path) => {
    const filename = join(src, path);
    const read = formatter().parse(readFileSync(filename, 'utf8'), { locale: 'en', sourceLocale: 'en', filename });
    return Object.keys(read);
  }),
);

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
