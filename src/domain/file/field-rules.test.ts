import { expect, test } from 'vitest';
import { refuseChosen, refuseMeasured } from './check-file.ts';
import {
  type FileGroup,
  fieldRules,
  maxBytesFor,
  maxDescription,
  maxPixels,
  resumableAboveBytes,
  ruleOf,
} from './field-rules.ts';
import { fileNameIsGood } from './file-name.ts';

/** What a field takes, written by hand a second time: types, size, how many, and what else. */
const table: Record<FileGroup, [types: string, size: string, count: number, more?: object]> = {
  BANNER: ['jpg png', '5 MB', 1, { minWidth: 960 }],
  SHORTCUT: ['jpg png', '5 MB', 1],
  ATTACHMENT: ['docx jpg pdf png pptx xlsx', '5 MB', 5],
  VIDEO: ['mp4', '500 MB', 3],
  FORUM_IMAGE: ['jpg png', '5 MB', 1, { minWidth: 640 }],
  BOARD_IMAGE: ['jpg png', '5 MB', 1],
  KEY_PRODUCT: ['jpg mp4 pdf png ppt pptx', '500 MB', 5],
  EXHIBITOR: ['jpg png', '500 kB', 1],
  QR_CODE: ['jpg png', '10 MB', 1],
  CERTIFICATE: ['jpg pdf png', '5 MB', 1],
  BOARD: ['jpg mp4 pdf ppt pptx', '500 MB', 5],
  BOARD_DESIGN_SAMPLE: ['ai jpg tif', '50 MB', 5, { maxBytesOf: { ai: 100 * 1024 * 1024 } }],
  OWN_DESIGN: ['ai jpg tif', '50 MB', 5, { maxBytesOf: { ai: 100 * 1024 * 1024 } }],
  DESIGN_PREVIEW: ['ai jpg tif', '50 MB', 5, { maxBytesOf: { ai: 100 * 1024 * 1024 } }],
  WEBSITE_COVER: ['jpg png', '5 MB', 5],
  BUILT_BOOTH: ['jpg png', '20 MB', 5, { undescribed: true, withoutOrigin: true }],
  SUPPLEMENT: ['docx jpg pdf png pptx xlsx', '5 MB', 5],
  PARTICIPANT_PHOTO: ['jpg png', '5 MB', 1, { minWidth: 240, undescribed: true, withoutOrigin: true }],
  RECORD_FILE: ['docx jpg pdf png pptx xlsx', '5 MB', 5],
  CV: ['jpg pdf png', '10 MB', 3, { undescribed: true, withoutOrigin: true }],
  ANSWER_FILE: ['docx jpg pdf png pptx xlsx', '10 MB', 1, { undescribed: true, withoutOrigin: true }],
  CLOSING_PICTURE: ['jpg pdf png', '5 MB', 3],
  CLOSING_DESIGN: ['ai jpg tif', '50 MB', 5, { maxBytesOf: { ai: 100 * 1024 * 1024 } }],
  RESEARCH_PRESENTATION: ['mp4 ppsx', '300 MB', 1],
  RESEARCH_OTHER: ['jpg mp4 pdf png', '300 MB', 5],
  PRODUCT_PICTURE: ['jpg png', '5 MB', 2],
  PRODUCT_SLIDES: ['ppt pptx', '20 MB', 1, { maxSlides: 5 }],
  PRODUCT_VIDEO: ['mp4', '500 MB', 1, { maxSeconds: 180 }],
  PAVILION_VIDEO: ['mp4', '500 MB', 1, { minWidth: 1920, minHeight: 1080 }],
};
const bytesOf = (size: string): number => parseInt(size, 10) * 1024 * (size.endsWith('MB') ? 1024 : 1);

test.each(Object.entries(table) as [FileGroup, (typeof table)[FileGroup]][])(
  '%s takes what the documents say',
  (group, [types, size, maxCount, more = {}]) => {
    const rule = ruleOf(group);
    expect({ ...rule, types: rule.types.toSorted() }).toEqual({
      types: types.split(' '),
      maxBytes: bytesOf(size),
      maxCount,
      ...more,
    });
  },
);

test('every field of files has its row', () => {
  expect(Object.keys(fieldRules).toSorted()).toEqual(Object.keys(table).toSorted());
});

test('one type may be larger than the others', () => {
  const { BOARD_DESIGN_SAMPLE: samples } = fieldRules;
  expect(maxBytesFor(samples, 'ai')).toBe(100 * 1024 * 1024);
  expect(maxBytesFor(samples, 'tif')).toBe(50 * 1024 * 1024);
});

test('limits count as still allowed', () => {
  const rule = ruleOf('CLOSING_PICTURE');
  const refuse = (size: number, others: string[] = []) =>
    refuseChosen(rule, { filename: 'stand.jpg', size }, others)?.problem ?? null;
  expect([refuse(0), refuse(1), refuse(rule.maxBytes), refuse(rule.maxBytes + 1)]).toEqual([
    'EMPTY',
    null,
    null,
    'TOO_LARGE',
  ]);
  expect([refuse(1, ['a.jpg', 'b.jpg']), refuse(1, ['a.jpg', 'b.jpg', 'c.jpg'])]).toEqual([null, 'TOO_MANY']);
  expect(refuse(1, ['STAND.jpg'])).toBe('DUPLICATE_FILE_NAME');
  expect([fileNameIsGood('a'.repeat(200)), fileNameIsGood('a'.repeat(201)), fileNameIsGood('')]).toEqual([
    true,
    false,
    false,
  ]);
  const banner = (width: number, height: number) =>
    refuseMeasured(ruleOf('BANNER'), { width, height })?.problem ?? null;
  expect([banner(959, 10), banner(960, 10)]).toEqual(['PICTURE_TOO_SMALL', null]);
  expect([banner(11_000, 10_000), banner(11_001, 10_000)]).toEqual([null, 'TOO_MANY_PIXELS']);
});

test('what all files share', () => {
  expect(maxPixels).toBe(110_000_000);
  expect(resumableAboveBytes).toBe(8 * 1024 * 1024);
  expect(maxDescription).toBe(70);
});
