import type { Locale } from './locale.ts';

/**
 * How people of a language write days, as CLDR has it. By hand, since a browser's first date format takes longer than
 * all the rest of home: 15 to 130 ms in which nothing else happens.
 */
interface Writing {
  months: readonly string[];
  shortMonth(month: string): string;
  /** Of a day whose year, or year and month, the other end of its period says, without them. */
  day(day: number, month?: string, year?: number): string;
  month(month: string, year: number): string;
  /** Between a day and a time of it. */
  beforeTime: string;
  /** The end of a period that says what both have in common, and what stands between the ends. */
  period: { saidBy: 'first' | 'last'; inOneMonth: string; else: string };
}

const words = (text: string): string[] => text.split(' ');
const numberedMonths = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);

const chinese: Writing = {
  months: numberedMonths,
  shortMonth: (month) => month,
  day: (day, month = '', year) => `${year ? `${year}年` : ''}${month}${day}日`,
  month: (month, year) => `${year}年${month}`,
  beforeTime: ' ',
  period: { saidBy: 'first', inOneMonth: '至', else: '至' },
};

const dash = '–';
const thinSpace = '\u2009';
const european = { saidBy: 'last', inOneMonth: dash, else: `${thinSpace}${dash}${thinSpace}` } as const;

const writings: Record<Locale, Writing> = {
  zh: chinese,
  sc: chinese,
  en: {
    months: words('January February March April May June July August September October November December'),
    shortMonth: (month) => month.slice(0, month.startsWith('Sept') ? 4 : 3),
    day: (...parts) => parts.filter(Boolean).join(' '),
    month: (month, year) => `${month} ${year}`,
    beforeTime: ', ',
    period: european,
  },
  pt: {
    // Macau's Portuguese is that of before 1990, in which months are written with a capital.
    months: words('Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'),
    shortMonth: (month) => `${month.slice(0, 3)}.`,
    day: (...parts) => parts.filter(Boolean).join(' de '),
    month: (month, year) => `${month} de ${year}`,
    beforeTime: ', ',
    period: european,
  },
};

/** The parts of what begins with `YYYY-MM-DD`, whatever follows. */
function partsOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return { year, month: month - 1, day };
}

/**
 * Days as people of a language write them: `2–5 January 2027`, `2027年1月2日至5日`.
 * @param from, to begin with `YYYY-MM-DD`; `to` is the last day itself
 */
export function dayText(locale: Locale, from: string, to: string | null = null): string {
  const { day, months, period } = writings[locale];
  const [first, last] = [partsOf(from), partsOf(to ?? from)];
  const inOneYear = first.year === last.year;
  const inOneMonth = inOneYear && first.month === last.month;
  const whole = (of: typeof first) => day(of.day, months[of.month], of.year);
  const rest = (of: typeof first) =>
    day(of.day, inOneMonth ? undefined : months[of.month], inOneYear ? undefined : of.year);
  if (inOneMonth && first.day === last.day) return whole(first);
  return (period.saidBy === 'first' ? [whole(first), rest(last)] : [rest(first), whole(last)]).join(
    inOneMonth ? period.inOneMonth : period.else,
  );
}

/** `2 January 2027, 14:30`, `2027年1月2日 14:30`. @param at begins with `YYYY-MM-DD HH:mm` */
export const momentText = (locale: Locale, at: string): string =>
  `${dayText(locale, at)}${writings[locale].beforeTime}${at.slice(11, 16)}`;

/** `Dec`, `12月`. */
export function shortMonthText(locale: Locale, of: string): string {
  const { shortMonth, months } = writings[locale];
  return shortMonth(months[partsOf(of).month] ?? '');
}

/** `January 2027`, `2027年1月`. */
export function monthText(locale: Locale, of: string): string {
  const { year, month } = partsOf(of);
  return writings[locale].month(writings[locale].months[month] ?? '', year);
}
