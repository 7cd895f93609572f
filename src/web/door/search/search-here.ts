import { answerSearch } from './search-answer.ts';
import type { SearchAnswer, SearchMessages } from './search-messages.ts';

/** The search in this thread, where there are no workers. */
export function searchHere(): SearchMessages {
  const answer = answerSearch();
  let tell: (message: SearchAnswer) => void = () => undefined;
  return {
    post: (question) => {
      const answered = answer(question);
      if (answered) queueMicrotask(() => tell(answered));
    },
    listen: (listener) => (tell = listener),
    close: () => undefined,
  };
}
