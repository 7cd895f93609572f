// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { usualWeek } from '#domain/office/calendar.ts';

/** Monday's hours stand for Monday to Thursday. */
const wanted = [usualWeek[0], usualWeek[4]].flatMap((spans) =>
  (spans ?? []).flatMap(({ from, until }) => [from, until].map((clock) => clock.replace(/^0/, ''))),
);

test.each(locales)('the foot of a page tells the office hours that waiting is counted in, in %s', (locale) => {
  const catalog = readFileSync(new URL(`./locales/${locale}.po`, import.meta.url), 'utf8');
  const [, rest = ''] = catalog.split('msgid "Office hours: Monday to Thursday');
  const text = rest.slice(rest.indexOf('msgstr'), rest.indexOf('\n\n'));
  expect(text.match(/\d{1,2}:\d{2}/g)).toEqual(wanted);
});
