import { personAt, readPage } from '../list/people-page.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchAnswer, SearchQuestion } from './search-messages.ts';

/** What the search answers to each message; it keeps the index between them. */
export function answerSearch(): (question: SearchQuestion) => SearchAnswer | null {
  let index = new SearchIndex();
  return (question) => {
    if (question.type === 'pages') {
      if (question.fresh) index = new SearchIndex();
      for (const bytes of question.pages) {
        const page = readPage(bytes);
        for (let row = 0; row < page.count; row++) index.put(personAt(page, row));
      }
      index.settle();
      return { type: 'ready', people: index.size };
    }
    const began = performance.now();
    const found = index.search(question.text, question.limit);
    return { type: 'found', id: question.id, found, tookMs: performance.now() - began };
  };
}
