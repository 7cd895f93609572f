import { firstAnswersId } from '#contract/first-paint.ts';

/** What the server sent along with this page, by the keys of contract/first-paint.ts. */
export const firstAnswers = JSON.parse(document.getElementById(firstAnswersId)?.textContent ?? '{}') as Readonly<
  Record<string, unknown>
>;

/** For a query whose answer may have come along with the page: as old as that. */
export const cameAlong = <Data>(key: string) => ({
  initialData: () => firstAnswers[key] as Data | undefined,
  initialDataUpdatedAt: performance.timeOrigin,
});
