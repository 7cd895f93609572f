import { publicActivities } from '#web/activity/activities.ts';
import { firstAnswerId } from '#contract/first-paint.ts';
import { knowAnswer, useAnswer } from '#web/api/use-answer.ts';

const key = 'coming';
// The server sends it along with the page (server/activity/first-home.ts).
const first = document.getElementById(firstAnswerId)?.textContent;
if (first) knowAnswer(key, JSON.parse(first));

/** All events that are on or ahead, the first page of them: asked once, for the one across the page and the list. */
export const useComing = () =>
  useAnswer(key, () => publicActivities({ period: 'COMING', categories: [], find: '', page: 0 }));
