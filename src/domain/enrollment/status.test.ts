import { describe, expect, it } from 'vitest';
import {
  contractorDesignStatuses,
  enrollmentStatuses,
  selfDesignedStatuses,
  statusOfWire,
  statusValue,
  wireStatus,
} from './status.ts';

describe('the words of an enrolment', () => {
  it('are the documents’, prefixed by the product (rows 158, 159)', () => {
    expect(selfDesignedStatuses.map((status) => wireStatus(status, 'FUND')).join(' ')).toBe(
      'APPLY_PENDING APPLY_SUBMITED APPLY_CANCELED FUND_PASS FUND_RETURN FUND_TO_BE_ASSIGN FUND_ASSIGN ' +
        'EXHIBITION_DESIGN DESIGN_RETURN DESIGN_PASS CREATION_DESIGN_PREVIEW DESIGN_PREVIEW_RETURN ' +
        'DESIGN_PREVIEW_PASS CREATION_UPLOAD_WEBSITE_IMG FUND_WEBSITE_IMG_RETURN FUND_WEBSITE_IMG_PASS CLOSE',
    );
    expect(contractorDesignStatuses.map((status) => wireStatus(status, 'FUND')).join(' ')).toBe(
      'APPLY_PENDING APPLY_SUBMITED APPLY_CANCELED FUND_PASS FUND_RETURN FUND_TO_BE_ASSIGN FUND_ASSIGN ' +
        'CREATION_RETURN EXHIBITION_SUBMITED CONTRACTOR_CONFIRM CONTRACTOR_DESIGN EXHIBITION_DESIGN_RETURN ' +
        'EXHIBITION_DESIGN_PASS CREATION_UPLOAD_WEBSITE_IMG FUND_WEBSITE_IMG_RETURN FUND_WEBSITE_IMG_PASS CLOSE',
    );
  });

  it.each(['FUND', 'FDCT', 'S_T'])('come back from the wire whatever the product, here %s', (product) => {
    for (const status of enrollmentStatuses) expect(statusOfWire(wireStatus(status, product))).toBe(status);
  });

  it('are read in the other spellings that were seen (G08, G18)', () => {
    expect(statusOfWire('APPLY_SUBMITTED')).toBe('APPLY_SUBMITED');
    expect(statusOfWire('CREATION_DESIGN')).toBe('CREATION_DESIGN_PREVIEW');
    expect(statusOfWire('SOMETHING_ELSE')).toBeNull();
    expect(statusOfWire('constructor')).toBeNull();
  });

  it('are begun until handed in (G10)', () => {
    expect(statusValue('APPLY_PENDING')).toBe(0);
    expect(enrollmentStatuses.filter((status) => statusValue(status) === 0)).toEqual(['APPLY_PENDING']);
  });
});
