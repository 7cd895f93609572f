import { describe, expect, test } from 'vitest';
import { documentProblem, maskDocument } from './document.ts';

describe('documents (G65)', () => {
  test.each([
    ['a mainland card', 'IDENTITY', '11010519491231002X', null],
    ['with a small x', 'IDENTITY', '11010519491231002x', null],
    ['with a wrong check digit', 'IDENTITY', '110105194912310021', 'checkDigit'],
    ['born on a day that never was', 'IDENTITY', '110105194902310021', 'format'],
    ['a Hong Kong card', 'IDENTITY', 'A123456(3)', null],
    ['with two letters', 'IDENTITY', 'AB987654(3)', null],
    ['whose check is A', 'IDENTITY', 'G123456(A)', null],
    ['with a wrong check', 'IDENTITY', 'A123456(4)', 'checkDigit'],
    ['a Macau card', 'IDENTITY', '5123456(7)', null],
    ['written with strokes', 'IDENTITY', '1/234567/8', null],
    ['that starts with another figure', 'IDENTITY', '2123456(7)', 'format'],
    ['a home return permit', 'HK_MO_PASS_CHECK', 'H12345678', null],
    ['of the old length', 'HK_MO_PASS_CHECK', 'M1234567890', null],
    ['without its letter', 'HK_MO_PASS_CHECK', '12345678', 'format'],
    ['a Taiwan permit', 'TW_PASS_CHECK', '12345678', null],
    ['too short', 'TW_PASS_CHECK', '1234567', 'format'],
    ['a passport in full-width letters', 'PASSPORT', 'ＭＡ１２３４５６７', null],
    ['a passport with a sign', 'PASSPORT', 'MA#1234', 'format'],
    ['anything else', 'OTHER', '駕照 42', null],
    ['nothing', 'OTHER', '  ', 'required'],
  ] as const)('%s', (_what, type, number, problem) => {
    expect(documentProblem(type, number)).toBe(problem);
  });

  test('a mask shows three characters at most, tells no length, and shows nothing of a very short number', () => {
    expect(maskDocument('A1234563')).toBe('A••••63');
    expect(maskDocument('1234')).toBe('••••4');
    expect(maskDocument('12')).toBe('••••');
  });
});
