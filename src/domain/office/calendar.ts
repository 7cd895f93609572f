import type { BusinessDate } from '#domain/instant.ts';

/** Part of a day in Macau as HH:mm; `until` is the first minute that no longer belongs to it. */
export interface OpenSpan {
  from: string;
  until: string;
}

/** Monday first, seven days; a day without spans is closed. */
export type OfficeWeek = readonly (readonly OpenSpan[])[];

/** A day on which the office is closed whatever the weekday. */
export interface Holiday {
  date: BusinessDate;
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** When the office works. */
export interface OfficeCalendar {
  week: OfficeWeek;
  closed: ReadonlySet<string>;
}

export const calendarOf = (week: OfficeWeek, holidays: readonly Pick<Holiday, 'date'>[]): OfficeCalendar => ({
  week,
  closed: new Set(holidays.map(({ date }) => date)),
});

const morning: OpenSpan = { from: '09:00', until: '13:00' };
const fullDay: readonly OpenSpan[] = [morning, { from: '14:30', until: '17:45' }];
const friday: readonly OpenSpan[] = [morning, { from: '14:30', until: '17:30' }];

/** The office hours of the documents' footer (D1 §9). */
export const usualWeek: OfficeWeek = [fullDay, fullDay, fullDay, fullDay, friday, [], []];
