import { publicActivities } from '#web/activity/activities.ts';
import { comingKey, firstAnswersId } from '#contract/first-paint.ts';
import { knowAnswer, useAnswer } from '#web/api/use-answer.ts';

// The server sends them along with the page (server/activity/first-home.ts).
const first: object = JSON.parse(document.getElementById(firstAnswersId)?.textContent ?? '{}');
for (const [key, data] of Object.entries(first)) knowAnswer(key, data);

/** All events that are on or ahead, the first page of them: asked once, for the one across the page and the list. */
export const useComing = () =>
  useAnswer(comingKey, () => publicActivities({ period: 'COMING', categories: [], find: '', page: 0 }));
