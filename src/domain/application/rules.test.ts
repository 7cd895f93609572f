import { expect, test } from 'vitest';
import type { BusinessDate } from '#domain/instant.ts';
import type { ApplicationForm, Board } from './application.ts';
import { applicationProblems, emptyApplication } from './check-application.ts';
import { emptyBoard } from './check-boards.ts';
import { emptyMifProduct, withPairing, withPlace } from './check-mif.ts';
import type { ApplicationFacts } from './facts.ts';
import { licenceIsCurrent, monthsBefore } from './licence.ts';
import { stepOfPage, stepOfPath } from './wizard-steps.ts';

const day = (text: string) => text as BusinessDate;
const facts: ApplicationFacts = {
  today: day('2026-11-20'),
  beginDate: day('2026-12-01'),
  endDate: day('2026-12-03'),
  type: { needsLicence: false, maxBooths: null },
  category: { boardCountLimit: 4, enabledChildSelect: false, areaIds: [], periods: [], shortTitle: false },
  certificates: 0,
  unreadableCodes: 0,
  pavilionFilms: 0,
  approvedBooths: null,
};
const whole: ApplicationForm = {
  ...emptyApplication,
  exhibitor: {
    ...emptyApplication.exhibitor,
    nameTc: '蓮花',
    contactPerson: '黃嘉敏',
    contactMobile: '66123456',
    typeId: 2,
  },
  boothsAreaCategoryId: 4,
  boothsCount: 1,
  selfDesigned: true,
  keyProductSummaryTc: '茶',
};
const board: Board = { ...emptyBoard('a'), exhibitContentTc: '展品' };

const problemsWith = (
  more: Partial<ApplicationForm>,
  { boards = [board], ...other }: Partial<ApplicationFacts> & { boards?: readonly Board[] } = {},
) =>
  applicationProblems({ form: { ...whole, ...more }, boards }, { ...facts, ...other }).map(
    ({ path, problem }) => `${path} ${problem}`,
  );
const ofExhibitor = (more: Partial<ApplicationForm['exhibitor']>) =>
  problemsWith({ exhibitor: { ...whole.exhibitor, ...more } });

test("a company's QR code that nobody can read is not handed in", () => {
  expect(problemsWith({}, { unreadableCodes: 1 })).toEqual(['companyQrCodeList unreadable']);
  expect(problemsWith({}, { pavilionFilms: 1 })).toEqual(['pavilionSubtitled required']);
  expect(problemsWith({ pavilionSubtitled: true }, { pavilionFilms: 1 })).toEqual([]);
  expect(stepOfPath('companyQrCodeList')).toBe('upload');
});

test('nothing is wrong with a whole one', () => expect(problemsWith({})).toEqual([]));

test.each([
  [{ nameTc: ' ' }, 'exhibitor.nameTc required'],
  [{ nameTc: '名'.repeat(201) }, 'exhibitor.nameTc tooLong'],
  [{ nameEn: 'n'.repeat(201) }, 'exhibitor.nameEn tooLong'],
  [{ summary: '𠮷'.repeat(301) }, 'exhibitor.summary tooLong'],
  [{ website: 'no site' }, 'exhibitor.website format'],
  [{ contactPerson: '' }, 'exhibitor.contactPerson required'],
  [{ contactMobile: '12345678' }, 'exhibitor.contactMobile format'],
  [{ countryCode: '86', contactMobile: '66123456' }, 'exhibitor.contactMobile format'],
  [{ contactTelNo: '1' }, 'exhibitor.contactTelNo format'],
  [{ contactEmail: 'nobody@' }, 'exhibitor.contactEmail format'],
  [{ typeId: null }, 'exhibitor.typeId required'],
])('the unit: %o', (more, problem) => expect(ofExhibitor(more)).toEqual([problem]));

test('a summary of exactly 300 characters is right, however many units each has', () =>
  expect(ofExhibitor({ summary: '𠮷'.repeat(300) })).toEqual([]));

test('a type that needs a licence needs its copy and its date', () => {
  const type = { needsLicence: true, maxBooths: 2 };
  expect(problemsWith({}, { type })).toEqual(['exhibitor.licenceIssueDate required', 'filesCertificate required']);
  const exhibitor = { ...whole.exhibitor, licenceIssueDate: day('2026-08-20') };
  expect(problemsWith({ exhibitor }, { type, certificates: 1 })).toEqual([]);
});

test.each([
  ['2026-11-20', '2026-08-20', true],
  ['2026-11-20', '2026-08-19', false],
  ['2026-05-31', '2026-02-28', true],
  ['2026-05-31', '2026-02-27', false],
  ['2026-01-15', '2025-10-15', true],
  ['2026-11-20', '2026-11-21', false],
])('on %s a licence of %s is good: %s', (today, issued, is) =>
  expect(licenceIsCurrent(day(issued), day(today))).toBe(is),
);
test('three months before the end of May in a leap year', () =>
  expect(monthsBefore(day('2028-05-31'), 3)).toBe('2028-02-29'));

test.each([
  [{ boothsCount: 0 }, {}, ['boothsCount tooSmall', 'exhibitionBoards tooMany']],
  [{ boothsCount: 5 }, {}, ['boothsCount tooLarge', 'exhibitionBoards tooFew']],
  [
    { boothsCount: 3 },
    { type: { needsLicence: false, maxBooths: 2 } },
    ['boothsCount tooLarge', 'exhibitionBoards tooFew'],
  ],
  [{ boothsCount: 2 }, { approvedBooths: 1 }, ['boothsCount tooLarge', 'exhibitionBoards tooFew']],
  [{ selfDesigned: null }, {}, ['selfDesigned required']],
  [{ keyProductSummaryTc: '' }, {}, ['keyProductSummaryTc required']],
  [{ keyProductSummaryPt: 'p'.repeat(501) }, {}, ['keyProductSummaryPt tooLong']],
  [{ boothsAreaCategoryId: null }, {}, ['boothsAreaCategoryId required']],
  [{}, { category: null }, ['boothsAreaCategoryId notAllowed']],
  [{}, { boards: [{ ...board, exhibitContentTc: '' }] }, ['exhibitionBoards.0.exhibitContentTc required']],
  [{}, { boards: [{ ...board, printTitleTc: '長'.repeat(71) }] }, ['exhibitionBoards.0.printTitleTc tooLong']],
] as const)('booths: %o with %o', (more, other, problems) => expect(problemsWith(more, other)).toEqual(problems));

test('an area and a date are chosen where the category has them', () => {
  const period = '2026-12-01/2026-12-02' as const;
  const category = {
    ...facts.category,
    boardCountLimit: 4,
    enabledChildSelect: true,
    areaIds: [7],
    periods: [period],
    shortTitle: true,
  };
  expect(problemsWith({}, { category: category as never })).toEqual([
    'areas required',
    'preferredEnrollmentDate required',
  ]);
  const chosen = { areas: [7], preferredEnrollmentDate: period as never };
  expect(problemsWith(chosen, { category: category as never })).toEqual([]);
  expect(
    problemsWith({ ...chosen, secondaryEnrollmentDate: period as never }, { category: category as never }),
  ).toEqual(['secondaryEnrollmentDate notUnique']);
  expect(
    problemsWith(chosen, { category: category as never, boards: [{ ...board, printTitleTc: '長'.repeat(14) }] }),
  ).toEqual(['exhibitionBoards.0.printTitleTc tooLong']);
});

test('business matching is looked at only when it is joined', () => {
  expect(problemsWith({ joinMif: false })).toEqual([]);
  expect(problemsWith({ joinMif: true })).toEqual(
    [
      'contactPerson',
      'contactMobile',
      'contactTelNo',
      'contactEmail',
      'countryRegionId',
      'companyTelNo',
      'companyEmail',
      'companyAddress',
      'scopes',
      'categories',
      'pair',
    ].map((field) => `mif.${field} required`),
  );
});

test('province and city are those of the mainland alone, and meetings lie within the activity', () => {
  const mif = {
    ...emptyApplication.mif,
    contactPerson: '黃',
    contactMobile: '66123456',
    contactTelNo: '28123456',
    contactEmail: 'a@b.mo',
    countryRegionId: 1,
    companyTelNo: '28123456',
    companyEmail: 'a@b.mo',
    companyAddress: '澳門',
    scopes: [1],
    categories: [1],
    pair: true,
    pairBeginDate: day('2026-12-03'),
    pairEndDate: day('2026-12-02'),
    mifProducts: [emptyMifProduct],
  };
  expect(problemsWith({ joinMif: true, mif })).toEqual([
    'mif.provinceId required',
    'mif.cityId required',
    'mif.pairEndDate endBeforeStart',
    'mif.mifProducts.0.nameTc required',
  ]);
  const elsewhere = { ...mif, ...withPlace('countryRegionId', 2), ...withPairing(false), mifProducts: [] };
  expect(elsewhere).toMatchObject({ provinceId: null, cityId: null, pairBeginDate: null, pairEndDate: null });
  expect(problemsWith({ joinMif: true, mif: elsewhere })).toEqual([]);
  const late = { ...elsewhere, pair: true, pairBeginDate: day('2026-11-30'), pairEndDate: day('2026-12-04') };
  expect(problemsWith({ joinMif: true, mif: late })).toEqual([
    'mif.pairBeginDate outsideWindow',
    'mif.pairEndDate outsideWindow',
  ]);
});

test('every page is found again, and every field its page', () => {
  expect([0, 1, 2, 3, 4, 5].map(stepOfPage)).toEqual([
    'statement',
    'statement',
    'entity',
    'bulletin',
    'upload',
    'check',
  ]);
  expect(['exhibitor.nameTc', 'filesCertificate', 'exhibitionBoards.0.x', 'mif.scopes'].map(stepOfPath)).toEqual([
    'entity',
    'entity',
    'bulletin',
    'mif',
  ]);
});
