import { posix, win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuseChosen, refuseMeasured } from './check-file.ts';
import { fieldRules, fileGroups, maxBytesFor, ruleOf } from './field-rules.ts';
import { fileNameIsGood, sameName } from './file-name.ts';
import { fileMayBeDeleted, fileMayBeReplaced } from './file-moves.ts';
import { fileTypes, typeOfName } from './file-types.ts';
import { inMegabytes } from './size-text.ts';

const problem = (...given: Parameters<typeof refuseChosen>) => refuseChosen(...given)?.problem ?? null;

describe('the limits of the documents', () => {
  test('hold to the byte, in megabytes of 1024 x 1024', () => {
    for (const group of fileGroups) {
      const rule = ruleOf(group);
      for (const type of rule.types) {
        const filename = `a.${fileTypes[type].extensions[0]}`;
        const limit = maxBytesFor(rule, type);
        expect([group, problem(rule, { filename, size: limit }, [])]).toEqual([group, null]);
        expect([group, problem(rule, { filename, size: limit + 1 }, [])]).toEqual([group, 'TOO_LARGE']);
      }
    }
  });

  const limits: [keyof typeof fieldRules, string, number, number][] = [
    ['ATTACHMENT', 'a.pdf', 5, 5],
    ['VIDEO', 'a.mp4', 500, 3],
    ['BOARD', 'a.pptx', 500, 5],
    ['KEY_PRODUCT', 'a.jpg', 500, 5],
    ['QR_CODE', 'a.png', 10, 1],
    ['EXHIBITOR', 'a.png', 0.49, 1],
    ['CERTIFICATE', 'a.pdf', 5, 1],
    ['BOARD_DESIGN_SAMPLE', 'a.tif', 50, 5],
    ['BOARD_DESIGN_SAMPLE', 'a.ai', 100, 5],
    ['RESEARCH_PRESENTATION', 'a.ppsx', 300, 1],
    ['RESEARCH_OTHER', 'a.jpg', 300, 5],
    ['PRODUCT_PICTURE', 'a.jpeg', 5, 2],
    ['PRODUCT_SLIDES', 'a.ppt', 20, 1],
    ['PRODUCT_VIDEO', 'a.mp4', 500, 1],
    ['PAVILION_VIDEO', 'a.mp4', 500, 1],
  ];
  test.each(limits)('%s takes %s up to %d MB, %d at most', (group, filename, size, count) => {
    const rule = ruleOf(group);
    const type = typeOfName(filename);
    expect(type && inMegabytes(maxBytesFor(rule, type))).toBe(size);
    const others = Array.from({ length: count }, (_, at) => `${at}.x`);
    expect(problem(rule, { filename, size: 1 }, others.slice(1))).toBeNull();
    expect(refuseChosen(rule, { filename, size: 1 }, others)).toEqual({
      problem: 'TOO_MANY',
      params: { limit: count },
    });
  });

  test('a HEIC picture is told what to become where a JPG would do', () => {
    expect(problem(fieldRules.CERTIFICATE, { filename: 'IMG_1.HEIC', size: 1 }, [])).toBe('HEIC');
    expect(problem(fieldRules.PRODUCT_VIDEO, { filename: 'IMG_1.heic', size: 1 }, [])).toBe('WRONG_TYPE');
  });

  test('of length, size, slides and pages are read from what was measured', () => {
    const video = fieldRules.PRODUCT_VIDEO;
    expect(refuseMeasured(video, { seconds: 180.6 })).toBeNull();
    expect(refuseMeasured(video, { seconds: 240 })).toEqual({
      problem: 'VIDEO_TOO_LONG',
      params: { limit: 180, seconds: 240 },
    });
    expect(refuseMeasured(fieldRules.PAVILION_VIDEO, { width: 1920, height: 1080 })).toBeNull();
    expect(refuseMeasured(fieldRules.PAVILION_VIDEO, { width: 1280, height: 720 })?.problem).toBe('PICTURE_TOO_SMALL');
    expect(refuseMeasured(fieldRules.PRODUCT_SLIDES, { slides: 5 })).toBeNull();
    expect(refuseMeasured(fieldRules.PRODUCT_SLIDES, { slides: 6 })?.problem).toBe('TOO_MANY_SLIDES');
    expect(refuseMeasured(fieldRules.ATTACHMENT, { width: 100_000, height: 100_000 })?.problem).toBe('TOO_MANY_PIXELS');
  });
});

describe('names', () => {
  test('of any language are good', () => {
    for (const name of ['節目表.pdf', 'Ação nº 1.pdf', 'a (1).jpg', 'v1.2.pptx', '..a.pdf'.slice(2)]) {
      expect([name, fileNameIsGood(name)]).toEqual([name, true]);
    }
  });

  test('with path parts, hidden characters or odd ends are not', () => {
    const bad = [
      'a/b.pdf',
      'a\\b.pdf',
      '..',
      '.a.pdf',
      'a.pdf.',
      'a.pdf ',
      'a\n.pdf',
      'a\u202efdp.exe',
      'nul.pdf',
      'a?.pdf',
      '',
    ];
    for (const name of bad) expect([name, fileNameIsGood(name) && typeOfName(name) !== null]).toEqual([name, false]);
  });

  test('whatever is good stays where it is put, on every system', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 20 }).filter(fileNameIsGood);
    fc.assert(
      fc.property(anyName, (name) => {
        for (const { join, basename, dirname } of [posix, win32]) {
          const path = join('/b', name);
          expect([basename(path), dirname(path)]).toEqual([name, join('/b')]);
        }
      }),
      { numRuns: 100, examples: [['a..pdf']] },
    );
  });

  test('that look the same are the same', () => {
    expect(sameName('Ação.PDF', 'A\u0063\u0327a\u0303o.pdf')).toBe(true);
    expect(problem(fieldRules.ATTACHMENT, { filename: 'A.pdf', size: 1 }, ['a.PDF'])).toBe('DUPLICATE_FILE_NAME');
  });
});

test('a waiting file may go, a reviewed one is replaced, one that is not applicable stays (G22)', () => {
  const may = (result: Parameters<typeof fileMayBeDeleted>[0]) => [fileMayBeDeleted(result), fileMayBeReplaced(result)];
  expect([null, 'ACCEPT', 'REJECT', 'CANCEL'].map((result) => may(result as never))).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
});
