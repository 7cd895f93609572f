import { describe, expect, it } from 'vitest';
import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import {
  contractorDesignStatuses,
  type EnrollmentStatus,
  selfDesignedStatuses,
  sideStatuses,
} from '#domain/enrollment/status.ts';
import {
  type ApplicationGroup,
  boardGroups,
  type DesignMode,
  designModes,
  enrollmentGroups,
  fileParties,
  judgeOf,
  rightsOn,
  seesGroup,
} from './file-rights.ts';

const statusesOf: Record<DesignMode, EnrollmentStatus[]> = {
  self: [...selfDesignedStatuses, ...sideStatuses],
  contractor: [...contractorDesignStatuses, ...sideStatuses],
};
const groups: ApplicationGroup[] = [...enrollmentGroups, ...boardGroups];

/** Every cell that is not empty, written by hand from the documents: mode, group, side, status, what it may do. */
const cells = `
self contractor | CERTIFICATE KEY_PRODUCT VIDEO PAVILION_VIDEO EXHIBITOR QR_CODE ATTACHMENT BOARD | exhibitor | APPLY_PENDING {p}RETURN | add replace delete
self contractor | PAVILION_VIDEO | fund | APPLY_SUBMITED | reply
contractor | BOARD | exhibitor | CREATION_RETURN {p}APPROVE_EXHIBITOR_CHANGE | add replace
contractor | BOARD | contractor | {p}ASSIGN EXHIBITION_SUBMITED | reply
contractor | BOARD_DESIGN_SAMPLE | exhibitor | CONTRACTOR_DESIGN | reply
contractor | BOARD_DESIGN_SAMPLE | contractor | CONTRACTOR_CONFIRM | add replace delete
contractor | BOARD_DESIGN_SAMPLE | contractor | EXHIBITION_DESIGN_RETURN | add replace
self | OWN_DESIGN | exhibitor | {p}ASSIGN DESIGN_RETURN | add replace delete
self | OWN_DESIGN | exhibitor | {p}APPROVE_EXHIBITOR_CHANGE | add replace
self | OWN_DESIGN | contractor | EXHIBITION_DESIGN EXHIBITOR_CHANGE_DESIGN | reply
self | DESIGN_PREVIEW | exhibitor | CREATION_DESIGN_PREVIEW | reply
self | DESIGN_PREVIEW | contractor | EXHIBITION_DESIGN EXHIBITOR_CHANGE_DESIGN DESIGN_RETURN DESIGN_PREVIEW_RETURN | add replace
self | DESIGN_PREVIEW | contractor | DESIGN_PASS | add replace delete
self | WEBSITE_COVER | contractor | DESIGN_PREVIEW_PASS | add replace delete
contractor | WEBSITE_COVER | contractor | EXHIBITION_DESIGN_PASS | add replace delete
self contractor | WEBSITE_COVER | contractor | {p}WEBSITE_IMG_RETURN | add replace
self contractor | WEBSITE_COVER | fund | CREATION_UPLOAD_WEBSITE_IMG | reply
self | BUILT_BOOTH | contractor fund | DESIGN_PREVIEW_PASS | add replace delete reply
contractor | BUILT_BOOTH | contractor fund | EXHIBITION_DESIGN_PASS | add replace delete reply
self contractor | BUILT_BOOTH | contractor fund | CREATION_UPLOAD_WEBSITE_IMG {p}WEBSITE_IMG_RETURN {p}WEBSITE_IMG_PASS | add replace delete reply`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((part) => part.split(' ')));

function expected(
  mode: DesignMode,
  group: ApplicationGroup,
  party: EnrollmentRole,
  status: EnrollmentStatus,
): string[] {
  const row = cells.find(
    ([modes = [], inGroups = [], by = [], statuses = []]) =>
      modes.includes(mode) && inGroups.includes(group) && by.includes(party) && statuses.includes(status),
  );
  return row?.[4] ?? [];
}

describe('who may act on files', () => {
  it.each(designModes.flatMap((mode) => groups.map((group) => [mode, group] as const)))(
    'is what the documents say, in every cell (%s designs, %s)',
    (mode, group) => {
      for (const status of statusesOf[mode]) {
        for (const party of fileParties) {
          const may = rightsOn({ group, mode, status, roles: [party] });
          expect([...may], `${party} in ${status}`).toEqual(expected(mode, group, party, status));
        }
      }
    },
  );

  it('is nobody without a side', () => {
    expect(rightsOn({ group: 'BOARD', mode: 'self', status: 'APPLY_PENDING', roles: [] }).size).toBe(0);
    expect(rightsOn({ group: 'BOARD', mode: 'self', status: 'APPLY_PENDING', roles: ['administrator'] }).size).toBe(0);
  });

  it('names the next reviewer of a waiting file (row 168)', () => {
    expect(Object.fromEntries(groups.map((group) => [group, judgeOf(group)]))).toEqual({
      CERTIFICATE: null,
      KEY_PRODUCT: null,
      VIDEO: null,
      PAVILION_VIDEO: 'fund',
      EXHIBITOR: null,
      QR_CODE: null,
      ATTACHMENT: null,
      BOARD: 'contractor',
      OWN_DESIGN: 'contractor',
      DESIGN_PREVIEW: 'exhibitor',
      BOARD_DESIGN_SAMPLE: 'exhibitor',
      WEBSITE_COVER: 'fund',
      BUILT_BOOTH: 'contractor',
    });
  });
});

describe('who sees files', () => {
  const sees = (group: ApplicationGroup, mode: DesignMode, status: EnrollmentStatus, roles: EnrollmentRole[]) =>
    seesGroup({ group, mode, status, roles }, null);

  it.each([
    // Drafts are their maker’s until they are handed over.
    ['OWN_DESIGN', 'self', '{p}ASSIGN', 'contractor', false],
    ['OWN_DESIGN', 'self', 'EXHIBITION_DESIGN', 'contractor', true],
    ['OWN_DESIGN', 'self', '{p}ASSIGN', 'exhibitor', true],
    ['DESIGN_PREVIEW', 'self', 'DESIGN_PASS', 'exhibitor', false],
    ['DESIGN_PREVIEW', 'self', 'DESIGN_RETURN', 'contractor', true],
    ['DESIGN_PREVIEW', 'self', 'CREATION_DESIGN_PREVIEW', 'exhibitor', true],
    ['DESIGN_PREVIEW', 'self', 'DESIGN_PREVIEW_RETURN', 'exhibitor', true],
    ['BOARD_DESIGN_SAMPLE', 'contractor', 'CONTRACTOR_CONFIRM', 'exhibitor', false],
    ['BOARD_DESIGN_SAMPLE', 'contractor', 'CONTRACTOR_DESIGN', 'exhibitor', true],
    ['BOARD_DESIGN_SAMPLE', 'contractor', 'CONTRACTOR_CONFIRM', 'fund', false],
    // No group of the other kind of design.
    ['BOARD_DESIGN_SAMPLE', 'self', 'CLOSE', 'fund', false],
    // Exhibitors never see the pictures for the website.
    ['WEBSITE_COVER', 'self', 'CLOSE', 'exhibitor', false],
    ['WEBSITE_COVER', 'self', 'DESIGN_PREVIEW_PASS', 'fund', false],
    ['WEBSITE_COVER', 'self', 'CREATION_UPLOAD_WEBSITE_IMG', 'fund', true],
    ['CERTIFICATE', 'contractor', 'APPLY_SUBMITED', 'fund', true],
    ['BOARD', 'contractor', 'APPLY_PENDING', 'contractor', true],
  ] as const)('%s of %s design in %s: %s %s', (group, mode, status, role, may) => {
    expect(sees(group, mode, status, [role])).toBe(may);
  });

  it('is no stranger', () => {
    for (const group of groups) expect(sees(group, 'self', 'CLOSE', [])).toBe(false);
  });
});
