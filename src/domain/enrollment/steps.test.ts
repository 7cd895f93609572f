import { describe, expect, it } from 'vitest';
import { enrollmentStatuses, isLive } from './status.ts';
import { statusForExhibitor, stepOf, turnOf, wantedAction } from './steps.ts';

const ofExhibition = (selfDesigned: boolean) => ({ selfDesigned, category: 'STWEEK' as const });

describe('the steps', () => {
  it('number both lists from 0 to 16, so that the documents’ bands hold (G11)', () => {
    expect(stepOf('{p}ASSIGN', true)).toBe(6);
    expect(stepOf('DESIGN_PASS', true)).toBe(9);
    expect(stepOf('CONTRACTOR_CONFIRM', false)).toBe(9);
    expect(stepOf('DESIGN_PREVIEW_PASS', true)).toBe(12);
    expect(stepOf('EXHIBITION_DESIGN_PASS', false)).toBe(12);
    expect(stepOf('CLOSE', true)).toBe(16);
  });

  it('are kept by the side states', () => {
    expect(stepOf('EXHIBITOR_CHANGE', true, 'DESIGN_PASS')).toBe(9);
    expect(stepOf('{p}APPROVE_EXHIBITOR_CHANGE', true)).toBe(8);
    expect(stepOf('{p}APPROVE_EXHIBITOR_CHANGE', false)).toBe(7);
    expect(stepOf('{p}CANCELED', false)).toBe(stepOf('APPLY_CANCELED', false));
    expect(stepOf('EXHIBITOR_CHANGE_DESIGN', true)).toBe(7);
    expect(stepOf('EXHIBITOR_CHANGE_DESIGN', false)).toBe(7);
    expect(stepOf('EXHIBITOR_CHANGE', true)).toBe(7);
    expect(stepOf('EXHIBITOR_CHANGE', false, 'EXHIBITOR_CHANGE')).toBe(7);
  });

  it('end at the passed design for exhibitors (G12)', () => {
    expect(statusForExhibitor('{p}WEBSITE_IMG_RETURN', true)).toBe('DESIGN_PREVIEW_PASS');
    expect(statusForExhibitor('CLOSE', false)).toBe('EXHIBITION_DESIGN_PASS');
    expect(statusForExhibitor('CONTRACTOR_DESIGN', false)).toBe('CONTRACTOR_DESIGN');
  });
});

describe('the turn', () => {
  it.each([true, false])(
    'is somebody’s at every living step but the last, self-designed or not (%s)',
    (selfDesigned) => {
      const nobody = enrollmentStatuses.filter(
        (status) => stepOf(status, selfDesigned) >= 0 && !turnOf({ status, ...ofExhibition(selfDesigned) }),
      );
      expect(nobody.filter(isLive)).toEqual(['CLOSE']);
    },
  );

  it('is the exhibitor’s exactly where something is wanted of them', () => {
    for (const selfDesigned of [true, false]) {
      for (const status of enrollmentStatuses) {
        const standing = { status, ...ofExhibition(selfDesigned) };
        expect(wantedAction(standing) !== null, status).toBe(turnOf(standing) === 'exhibitor');
      }
    }
  });

  it('is nobody’s once a registration without booths is accepted', () => {
    expect(turnOf({ status: '{p}PASS', selfDesigned: null, category: 'RECRUIT' })).toBeNull();
    expect(turnOf({ status: '{p}PASS', selfDesigned: null, category: 'STWEEK' })).toBe('fund');
  });
});
