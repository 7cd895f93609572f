const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)));
const ofDates = ['en', 'pt-PT'].flatMap((locale) =>
  (['long', 'short'] as const).flatMap((length) =>
    days.flatMap((day) => [
      new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(day),
      new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(day),
    ]),
  ),
);
const words = new Set(['de', 'a', 'kb', 'mb', ...ofDates.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))]);

/** Numbers, dates and signs, which no text has to say. */
export const isFigures = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word.length < 2 || words.has(word) || /^[年月日星期一二三四五六至時分]+$/u.test(word));
