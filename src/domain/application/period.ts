import { isBusinessDate } from '#domain/instant.ts';
import type { Period } from './application.ts';

export const isPeriod = (text: string): text is Period => {
  const days = text.split('/');
  return days.length === 2 && days.every(isBusinessDate);
};

/** As the lists send their periods: days with a time of midnight (D1 §9). */
export const periodOf = ({ beginDate, endDate }: { beginDate: string; endDate: string }): Period =>
  `${beginDate.slice(0, 10)}/${endDate.slice(0, 10)}` as Period;
