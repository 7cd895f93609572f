import { describe, expect, test } from 'vitest';
import type { DesignMode, FileParty } from './file-rights.ts';
import { stageAt, stagesAreOver, tabAt, tabShown, viewAt, viewsAt, viewsOfBoards } from './views.ts';

const steps = Array.from({ length: 17 }, (_, step) => step);
/** As `0-5 dataCheck, 6-16 boardCheck`: what holds at each step. */
const byStep = (line: string): string[] =>
  line.split(', ').flatMap((part) => {
    const [span = '', word = ''] = part.split(' ');
    const [from = 0, to = from] = span.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, () => word);
  });

describe('what opens first, by step (D1 §2, rows 150 to 152)', () => {
  test.each<[FileParty, string]>([
    ['exhibitor', '0-5 0, 6-16 1'],
    ['contractor', '0-16 1'],
    ['fund', '0-5 0, 6-12 1, 13-16 2'],
  ])('the tab of the %s: %s', (by, line) => {
    expect(steps.map((step) => tabAt(step, by))).toEqual(byStep(line));
  });

  test.each<[DesignMode, boolean, string]>([
    ['self', true, '0-5 boards, 6-8 ownDesign, 9-11 preview, 12-16 website'],
    ['self', false, '0-5 boards, 6-8 ownDesign, 9-16 preview'],
    ['contractor', true, '0-8 boards, 9-11 boardDesign, 12-16 website'],
    ['contractor', false, '0-8 boards, 9-16 boardDesign'],
  ])('the view of the boards, %s designed, for a contractor %s: %s', (mode, isContractor, line) => {
    expect(steps.map((step) => viewAt(mode, step, isContractor))).toEqual(byStep(line));
  });
});

describe('the pictures for the website stand once', () => {
  test.each<[FileParty, string]>([
    ['exhibitor', '0-5 0, 6-16 1'],
    ['contractor', '0-11 1, 12-16 2'],
    ['fund', '0-5 0, 6-12 1, 13-16 2'],
  ])('what the %s sees first: %s', (by, line) => {
    for (const mode of ['self', 'contractor'] as const) {
      const first = steps.map((step) => tabShown(tabAt(step, by), viewAt(mode, step, by === 'contractor')));
      expect(first).toEqual(byStep(line));
    }
  });

  test('the boards keep their other views, of which one opens', () => {
    expect(viewsOfBoards(viewsAt('self', 16, true))).toEqual(['boards', 'ownDesign', 'preview']);
    expect(tabShown('1', 'preview')).toBe('1');
    expect(tabShown('0', 'website')).toBe('0');
  });
});

describe('the stage of a step (row 153)', () => {
  test.each<[DesignMode, boolean, string]>([
    ['self', true, '0-5 dataCheck, 6-9 ownDesignCheck, 10-11 previewCheck, 12-16 websiteCheck'],
    ['self', false, '0-5 dataCheck, 6-9 ownDesignCheck, 10-16 previewCheck'],
    ['contractor', true, '0-5 dataCheck, 6-9 boardCheck, 10 boardDesign, 11 boardDesignCheck, 12-16 websiteCheck'],
    ['contractor', false, '0-5 dataCheck, 6-9 boardCheck, 10 boardDesign, 11-16 boardDesignCheck'],
  ])('%s designed, seeing the website %s: %s', (mode, seesWebsite, line) => {
    expect(steps.map((step) => stageAt(mode, step, seesWebsite))).toEqual(byStep(line));
  });
});

test('the last stage is over for exhibitors once they have confirmed, for the others once it is closed', () => {
  expect([false, true].map((seesWebsite) => steps.filter((step) => stagesAreOver(step, seesWebsite)))).toEqual([
    [12, 13, 14, 15, 16],
    [16],
  ]);
});
