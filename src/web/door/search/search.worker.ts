import '#web/shell/fill-in.ts';
import { answerSearch } from './search-answer.ts';
import type { SearchQuestion } from './search-messages.ts';

const answer = answerSearch();

self.addEventListener('message', (event: MessageEvent<SearchQuestion>) => {
  const answered = answer(event.data);
  if (answered) self.postMessage(answered);
});
