import { catalogTexts } from './catalogs.ts';

/** They stand in a page in the place of texts whose catalog is not here. */
const messageIds: ReadonlySet<string> = new Set(catalogTexts().map(({ id }) => id));

export const isMessageId = (word: string): boolean => messageIds.has(word);

/** In the page: of what it shows, or says to screen readers. */
export function wordsAsLongAsIds(): string[] {
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
}
