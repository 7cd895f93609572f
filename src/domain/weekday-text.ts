import { shortMonthText } from './day-text.ts';
import type { Locale } from './locale.ts';

/** How people of a language write days of the week, as CLDR has it; by hand for the reason that `day-text.ts` has. */
interface Writing {
  /** From Sunday on. */
  weekdays: readonly string[];
  /** A day of a month. */
  short(weekday: string, day: number, month: string): string;
}

const chinese = (week: string): Writing => ({
  weekdays: [...'日一二三四五六'].map((day) => week + day),
  short: (weekday, day, month) => `${month}${day}日${weekday}`,
});

const writings: Record<Locale, Writing> = {
  zh: chinese('週'),
  sc: chinese('周'),
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    short: (weekday, day, month) => `${weekday} ${day} ${month}`,
  },
  pt: {
    weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    short: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  },
};

const weekdayOf = (locale: Locale, day: string): string =>
  writings[locale].weekdays[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';

/** `Fri`, `週五`; of two days `Fri – Mon`. @param from, to begin with `YYYY-MM-DD` */
export function weekdayText(locale: Locale, from: string, to: string | null = null): string {
  const first = weekdayOf(locale, from);
  return to === null || from.slice(0, 10) === to.slice(0, 10) ? first : `${first} – ${weekdayOf(locale, to)}`;
}

/** `Tue 1 Dec`, `12月1日週二`. @param day begins with `YYYY-MM-DD` */
export const shortDayText = (locale: Locale, day: string): string =>
  writings[locale].short(weekdayOf(locale, day), Number(day.slice(8, 10)), shortMonthText(locale, day));
