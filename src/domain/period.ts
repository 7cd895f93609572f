import { type BusinessDate, businessDatePlus } from './instant.ts';

/** What a period is counted in, by the documents' names (D2 §3). */
export const periodUnits = ['YEAR', 'MONTH', 'DAY'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** Longest period that can be entered, in each unit. */
export const longestPeriod: Readonly<Record<PeriodUnit, number>> = { YEAR: 20, MONTH: 240, DAY: 7300 };

/** @returns the whole number that was typed; null for what is none, or more than the longest period */
export function periodCount(text: string, unit: PeriodUnit): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= longestPeriod[unit] ? count : null;
}

/** The day a period ends; where its month is shorter, the last of it: a month after 31 January is 28 February. */
export function dayAfterPeriod(from: BusinessDate, count: number, unit: PeriodUnit): BusinessDate {
  if (unit === 'DAY') return businessDatePlus(from, count);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = month - 1 + (unit === 'YEAR' ? 12 * count : count);
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10) as BusinessDate;
}
