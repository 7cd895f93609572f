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

/**
 * The same day of another month; where that is shorter, the last of it: a month after 31 January is 28 or 29 February.
 * @param months below zero for a month before
 */
export function monthsAfter(from: BusinessDate, months: number): BusinessDate {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const there = Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth));
  return new Date(there).toISOString().slice(0, 10) as BusinessDate;
}

/** The day a period ends. */
export function dayAfterPeriod(from: BusinessDate, count: number, unit: PeriodUnit): BusinessDate {
  if (unit === 'DAY') return businessDatePlus(from, count);
  return monthsAfter(from, unit === 'YEAR' ? 12 * count : count);
}
