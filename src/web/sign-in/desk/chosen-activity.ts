import type { ActivityCard } from '#contract/activity/activity.ts';

const key = 'sign-in.activity';

/** The activity that was last worked with on this device. */
export const rememberedActivity = (): string | null => localStorage.getItem(key);
export const rememberActivity = (id: string): void => localStorage.setItem(key, id);

type Dated = Pick<ActivityCard, 'beginDate' | 'endDate'>;

const day = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);

/** Time from today to the activity: 0 while it is on. Dates are the documents', in Macau. */
function distance({ beginDate, endDate }: Dated, today: string): number {
  const now = day(today);
  if (day(endDate) < now) return now - day(endDate);
  return Math.max(0, day(beginDate) - now);
}

/** The one that is on, else the nearest. @param today YYYY-MM-DD in Macau */
export const nearestActivity = <Activity extends Dated>(
  all: readonly Activity[],
  today: string,
): Activity | undefined => all.toSorted((a, b) => distance(a, today) - distance(b, today))[0];
