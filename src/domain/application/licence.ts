import type { Exhibitor } from './application.ts';
import { businessDatePlus, type BusinessDate } from '#domain/instant.ts';

/** The last day of a month is that of a shorter one: three months before 31 May is 28 or 29 February. */
export function monthsBefore(day: BusinessDate, months: number): BusinessDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const first = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10) as BusinessDate;
  return businessDatePlus(first, Math.min(date, lastOfMonth) - 1);
}

const monthsGood = 3;

/** A copy of the business licence is good for three calendar months in Macau, and not from the future (G27). */
export const licenceIsCurrent = (issued: BusinessDate, today: BusinessDate): boolean =>
  issued <= today && issued >= monthsBefore(today, monthsGood);

/** An older copy may do where its exhibitor says why: the reviewer reads that and decides. One from the future never. */
export const licenceMayDo = (
  { licenceIssueDate: issued, licenceReason }: Pick<Exhibitor, 'licenceIssueDate' | 'licenceReason'>,
  today: BusinessDate,
): boolean => issued === null || licenceIsCurrent(issued, today) || (issued <= today && licenceReason.trim() !== '');
