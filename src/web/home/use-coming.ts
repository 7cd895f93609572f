import { comingKey } from '#contract/first-paint.ts';
import { publicActivities } from '#web/activity/activities.ts';
import { firstAnswers } from '#web/api/first-answers.ts';
import { knowAnswer, useAnswer } from '#web/api/use-answer.ts';
import { type Coming, comingOrKept, keepComing, type Listed } from './kept-coming.ts';

// The server sends them along with the page (server/activity/first-home.ts).
const { [comingKey]: first, ...others } = firstAnswers as typeof firstAnswers & { [comingKey]?: Listed };
for (const [key, data] of Object.entries(others)) knowAnswer(key, data);
if (first) {
  knowAnswer(comingKey, { ...first, keptAt: null } satisfies Coming);
  // Once the page stands: it is not for now.
  setTimeout(() => keepComing(first), 2000);
}

const ask = () => comingOrKept(() => publicActivities({ period: 'COMING', categories: [], find: '', page: 0 }));

/** All events that are on or ahead, the first page of them: asked once, for the one across the page and the list. */
export const useComing = () => useAnswer(comingKey, ask);
