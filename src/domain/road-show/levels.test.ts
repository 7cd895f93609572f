import { describe, expect, it } from 'vitest';
import { mainlandChina } from '#domain/lists/country-region.ts';
import { givenLevels, isInSight, levelKind, macao, roadShowSight, type RoadShowUnit, usualLevel } from './levels.ts';

const unit = (id: string, more: Partial<RoadShowUnit> = {}): RoadShowUnit => ({
  id,
  countryRegionId: macao,
  provinceId: null,
  schoolCode: '',
  ...more,
});
const inMainland = (provinceId: number) => ({ countryRegionId: mainlandChina, provinceId });

const company = { accountId: 'lai', unit: unit('lai and sons') };
const school = { accountId: 'professor chan', unit: unit('university', { schoolCode: 'U1' }) };
const sameSchool = { accountId: 'professor ng', unit: unit('institute of the university', { schoolCode: 'U1' }) };
const zhuhai = { accountId: 'zhou', unit: unit('coastline', inMainland(19)) };
const guangzhou = { accountId: 'huang', unit: unit('river', inMainland(19)) };
const beijing = { accountId: 'li', unit: unit('hutong', inMainland(1)) };
const colleague = { accountId: 'new colleague', unit: zhuhai.unit };

describe('what a road-show level sees (G59, G60)', () => {
  it('is said for every level', () => {
    expect(givenLevels('FUND').map((level) => roadShowSight(level, 'FUND'))).toEqual([
      'ownAccount',
      'ownUnit',
      'macao',
      'ownProvince',
      'ownUnit',
      'ownUnit',
      'ownSchool',
    ]);
    expect(roadShowSight('OTHER_UN', 'FUND')).toBe('ownAccount');
    expect(roadShowSight(null, 'FUND')).toBe('ownAccount');
  });

  it.each([
    ['ownAccount', zhuhai, colleague, false],
    ['ownUnit', zhuhai, colleague, true],
    ['ownUnit', zhuhai, guangzhou, false],
    ['ownProvince', zhuhai, guangzhou, true],
    ['ownProvince', zhuhai, beijing, false],
    ['ownProvince', zhuhai, company, false],
    ['macao', company, school, true],
    ['macao', company, zhuhai, false],
    ['ownSchool', school, sameSchool, true],
    ['ownSchool', company, { ...beijing, unit: unit('hutong') }, false],
  ] as const)('%s: %o sees %o: %s', (sight, viewer, record, sees) => {
    expect(isInSight(sight, viewer, record)).toBe(sees);
  });

  it('always holds one’s own', () => {
    for (const each of [company, school, zhuhai]) expect(isInSight('ownAccount', each, each)).toBe(true);
  });

  it('is known by what it is, whatever the fund is called', () => {
    expect(levelKind('FUND_RD', 'FUND')).toBe('_RD');
    expect(levelKind('FDCT_RD', 'FUND')).toBeNull();
    expect(levelKind('toString', 'FUND')).toBeNull();
  });

  it('is that of a company, or of a university for those who log in from outside', () => {
    expect(usualLevel('FUND', false)).toBe('COMPANY');
    expect(usualLevel('FUND', true)).toBe('FUND_UN');
  });
});
