import { describe, expect, test } from 'vitest';
import { emptyInvitation, type InvitationDetails, invitationProblems } from '#domain/invitation/check-invitation.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';
import { emptyUnit, type UnitDetails, unitLimits, unitProblems } from './check-unit.ts';
import { isUnitKind } from './unit-words.ts';

const macau = mainlandChina + 1;
const told = (problems: { path: string; problem: string }[]) =>
  problems.map(({ path, problem }) => `${path} ${problem}`).join(', ');

describe('what staff enter of a unit', () => {
  test.each<[Partial<UnitDetails>, string]>([
    [{}, ''],
    [{ nameTc: '' }, 'nameTc required'],
    [{ nameTc: '', nameEn: 'Porto' }, ''],
    [{ nameTc: '', namePt: 'Porto' }, ''],
    [{ kind: 'ENTERPRISE' }, ''],
    [{ kind: 'PALACE' }, 'kind notAllowed'],
    [{ countryRegionId: mainlandChina }, 'provinceId required, cityId required'],
    [{ countryRegionId: mainlandChina, provinceId: 3, cityId: 4 }, ''],
    [{ countryRegionId: macau, provinceId: 3, cityId: 4 }, 'provinceId notAllowed, cityId notAllowed'],
    [{ countryRegionId: macau }, ''],
    [{ website: 'porto.example/a' }, ''],
    [{ website: 'https://porto.example' }, ''],
    [{ website: 'porto' }, 'website format'],
    [{ phone: '+853 (28) 123-456', fax: '28123' }, ''],
    [{ phone: '1234', fax: 'none' }, 'phone format, fax format'],
  ])('%j has wrong: %s', (changed, wrong) => {
    expect(told(unitProblems({ ...emptyUnit, nameTc: '光電', ...changed }))).toBe(wrong);
  });

  test('texts have lengths', () => {
    expect(unitLimits).toEqual({
      nameTc: 200,
      nameEn: 200,
      namePt: 200,
      industry: 200,
      summary: 300,
      address: 300,
      website: 200,
      phone: 40,
      fax: 40,
      schoolCode: 40,
    });
    for (const [path, limit] of Object.entries(unitLimits)) {
      const problemsAt = (length: number) =>
        unitProblems({ ...emptyUnit, nameTc: '光電', [path]: '光'.repeat(length) }).filter(
          ({ problem }) => problem === 'tooLong',
        );
      expect(problemsAt(limit)).toEqual([]);
      expect(problemsAt(limit + 1)).toEqual([{ path, problem: 'tooLong', params: { limit } }]);
    }
  });

  test('a unit is of one of eight kinds', () => {
    const kinds = ['ENTERPRISE', 'UNIVERSITY', 'INCUBATOR', 'INTERMEDIARY', 'ST_PARK', 'CLUBS', 'GOV', 'OTHER'];
    expect(kinds.filter(isUnitKind)).toEqual(kinds);
    expect(isUnitKind('enterprise')).toBe(false);
  });
});

describe('what staff enter of an invitation', () => {
  const sound: InvitationDetails = { ...emptyInvitation, nameTc: '光電', contactEmail: 'info@taipa.example' };
  test.each<[Partial<InvitationDetails>, string]>([
    [{}, ''],
    [{ nameTc: '', namePt: 'Porto' }, ''],
    [{ nameTc: '' }, 'nameTc required'],
    [{ contactEmail: '' }, 'contactEmail required'],
    [{ contactEmail: 'taipa' }, 'contactEmail format'],
    [{ contactMobile: '66123456' }, ''],
    [{ contactMobile: '12' }, 'contactMobile format'],
    [{ provinceId: 3 }, 'provinceId notAllowed'],
    [{ cityId: 3, countryRegionId: macau }, 'cityId notAllowed'],
    [{ provinceId: 3, cityId: 4, countryRegionId: mainlandChina }, ''],
    [{ countryRegionId: mainlandChina }, ''],
    [{ summary: 'a'.repeat(300), contactTelNo: '1'.repeat(40), contactPerson: 'a'.repeat(200) }, ''],
    [{ summary: 'a'.repeat(301) }, 'summary tooLong'],
    [{ contactTelNo: '1'.repeat(41) }, 'contactTelNo tooLong'],
    [{ contactPerson: 'a'.repeat(201) }, 'contactPerson tooLong'],
  ])('%j has wrong: %s', (changed, wrong) => {
    expect(told(invitationProblems({ ...sound, ...changed }))).toBe(wrong);
  });

  test('says the limit that was passed', () => {
    expect(invitationProblems({ ...sound, summary: 'a'.repeat(301) })).toEqual([
      { path: 'summary', problem: 'tooLong', params: { limit: 300 } },
    ]);
  });
});
