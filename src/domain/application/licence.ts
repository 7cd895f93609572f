import type { Exhibitor } from './application.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { monthsAfter } from '#domain/period.ts';

export const monthsBefore = (day: BusinessDate, months: number): BusinessDate => monthsAfter(day, -months);

const monthsGood = 3;

/** A copy of the business licence is good for three calendar months in Macau, and not from the future (G27). */
export const licenceIsCurrent = (issued: BusinessDate, today: BusinessDate): boolean =>
  issued <= today && issued >= monthsBefore(today, monthsGood);

/** An older copy may do where its exhibitor says why: the reviewer reads that and decides. One from the future never. */
export const licenceMayDo = (
  { licenceIssueDate: issued, licenceReason }: Pick<Exhibitor, 'licenceIssueDate' | 'licenceReason'>,
  today: BusinessDate,
): boolean => issued === null || licenceIsCurrent(issued, today) || (issued <= today && licenceReason.trim() !== '');
