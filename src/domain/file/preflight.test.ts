import { expect, test } from 'vitest';
import type { FileGroup } from './field-rules.ts';
import { isUnfit, neededDpi, preflight, type PreflightFinding, type PrintedSize } from './preflight.ts';
import type { FileFacts } from './words.ts';

const panel: PrintedSize = { widthMm: 950, heightMm: 2250 };
const wall: PrintedSize = { widthMm: 2400, heightMm: 3000 };
const fine: FileFacts = { width: 5700, height: 13_500, colours: 'CMYK' };

type Case = [name: string, group: FileGroup, facts: FileFacts, printed: PrintedSize | null, found: object[]];
const coarse = (dpi: number, needed: number, level: string) => ({
  fault: 'PRINT_TOO_COARSE',
  level,
  params: expect.objectContaining({ dpi, needed }),
});

const cases: Case[] = [
  ['as fine as it is wanted', 'OWN_DESIGN', fine, panel, []],
  ['a little coarse', 'OWN_DESIGN', { width: 3800, height: 9000 }, panel, [coarse(101, 150, 'warn')]],
  ['exactly half as fine', 'OWN_DESIGN', { width: 2806, height: 6645 }, panel, [coarse(75, 150, 'warn')]],
  ['less than half as fine', 'OWN_DESIGN', { width: 2769, height: 6558 }, panel, [coarse(74, 150, 'bad')]],
  [
    'fine one way only',
    'OWN_DESIGN',
    { width: 5700, height: 6000 },
    panel,
    [coarse(67, 150, 'bad'), { fault: 'SHAPE_DIFFERS' }],
  ],
  ['a wall', 'BOARD_DESIGN_SAMPLE', { width: 5859, height: 7323 }, wall, [coarse(62, 90, 'warn')]],
  ['no size is known', 'OWN_DESIGN', { width: 100, height: 100, colours: 'CMYK' }, null, []],
  ['not printed', 'DESIGN_PREVIEW', { width: 100, height: 100, colours: 'RGB' }, panel, []],
  [
    'colours of a screen',
    'OWN_DESIGN',
    { ...fine, colours: 'RGB' },
    panel,
    [{ fault: 'COLOURS_NOT_FOR_PRINT', level: 'warn' }],
  ],
  ['a page at a tenth of the size', 'OWN_DESIGN', { pages: 1, pageWidthMm: 95, pageHeightMm: 225 }, panel, []],
  [
    'a page that lies',
    'OWN_DESIGN',
    { pages: 1, pageWidthMm: 2250, pageHeightMm: 950 },
    panel,
    [{ fault: 'SHAPE_DIFFERS' }],
  ],
  ['two pages', 'OWN_DESIGN', { pages: 2 }, panel, [{ fault: 'SEVERAL_PAGES', params: { pages: 2 } }]],
  ['fonts left out', 'OWN_DESIGN', { pages: 1, looseFonts: 2 }, null, [{ fault: 'FONTS_NOT_EMBEDDED', level: 'bad' }]],
  [
    'text too long for its panel',
    'BOARD_DESIGN_SAMPLE',
    { pages: 1, cutTexts: 2 },
    null,
    [{ fault: 'TEXT_CUT_OFF', level: 'warn', params: { texts: 2 } }],
  ],
  ['text too long for what is not printed', 'DESIGN_PREVIEW', { pages: 1, cutTexts: 2 }, null, []],
  ['a code', 'QR_CODE', { isCodeRead: true, codeContrast: 40 }, null, []],
  [
    'a faint code',
    'QR_CODE',
    { isCodeRead: true, codeContrast: 39 },
    null,
    [{ fault: 'CODE_LOW_CONTRAST', level: 'warn' }],
  ],
  ['no code', 'QR_CODE', { isCodeRead: false }, null, [{ fault: 'CODE_UNREADABLE', level: 'bad' }]],
  ['a code nobody looked for', 'QR_CODE', {}, null, []],
];

test.each(cases)('%s', (_name, group, facts, printed, found) => {
  expect(preflight({ group, facts, printed })).toEqual(found.map((one) => expect.objectContaining(one)));
});

test('the worst comes first, and makes a file unfit', () => {
  const findings = preflight({
    group: 'OWN_DESIGN',
    facts: { pages: 3, looseFonts: 1, colours: 'RGB' },
    printed: null,
  });
  expect(findings.map(({ level }) => level)).toEqual(['bad', 'warn', 'warn']);
  expect(isUnfit(findings)).toBe(true);
  expect(isUnfit(findings.filter(({ level }: PreflightFinding) => level === 'warn'))).toBe(false);
});

test('no more is asked for than the largest picture that is taken can give', () => {
  expect([neededDpi(panel), neededDpi(wall), neededDpi({ widthMm: 6000, heightMm: 3000 })]).toEqual([150, 90, 60]);
});

test('slides of the older PowerPoint format are opened by whoever judges them', () => {
  const unseen = { fault: 'SLIDES_UNSEEN', level: 'warn', params: {} };
  expect(preflight({ group: 'BOARD', type: 'ppt', facts: {}, printed: null })).toEqual([unseen]);
  expect(preflight({ group: 'BOARD', type: 'pptx', facts: { slides: 3 }, printed: null })).toEqual([]);
});
