import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyRegistration,
  problemsBeforeCode,
  type RegistrationForm,
  registrationLimits,
  registrationProblems,
} from './form.ts';

const good: RegistrationForm = {
  ...emptyRegistration,
  nameTc: '濠光科技',
  summary: '橋樑感應器',
  contactPerson: '馮家明',
  contactMobile: '66123456',
  contactEmail: 'fong@houkuong.example',
  password: 'bridge-sensor-5',
  confirmPassword: 'bridge-sensor-5',
  smsCode: '123456',
  emailCode: '654321',
};
const wrong = (changed: Partial<RegistrationForm>, kind: 'invitation' | 'email' = 'email') =>
  registrationProblems({ ...good, ...changed }, kind).map(({ path, problem }) => `${path} ${problem}`);

test('a form filled in well is right, with its optional fields left empty', () => {
  expect(wrong({})).toEqual([]);
});

test('everything that is required is asked for, in the order of the form', () => {
  expect(registrationProblems(emptyRegistration, 'email').map(({ path }) => path)).toEqual([
    'nameTc',
    'summary',
    'contactPerson',
    'contactMobile',
    'contactEmail',
    'password',
    'confirmPassword',
    'smsCode',
    'emailCode',
  ]);
});

test('an invited address needs no code of its own', () => {
  expect(wrong({ emailCode: '' }, 'invitation')).toEqual([]);
});

test('a name in any language is a name', () => {
  for (const name of ['nameEn', 'namePt'] as const) expect(wrong({ nameTc: '', [name]: 'Hou Kuong' })).toEqual([]);
});

test('province and city are asked for in mainland China only', () => {
  expect(wrong({ countryRegionId: 1 })).toEqual(['provinceId required', 'cityId required']);
  expect(wrong({ countryRegionId: 2 })).toEqual([]);
});

test('before a code is sent everything else must be right', () => {
  const waiting = { ...good, smsCode: '', emailCode: '' };
  expect(problemsBeforeCode(waiting, 'email')).toEqual([]);
  expect(problemsBeforeCode({ ...waiting, summary: '' }, 'email')).toHaveLength(1);
});

describe('for any text', () => {
  const character = fc.constantFrom('a', '字', 'é', '😀', '1', '-');
  const textOf = (length: number) => fc.array(character, { minLength: length, maxLength: length });

  test('a limit is met by the count of characters, not of bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('summary', 'contactPerson', 'nameTc'),
        fc.integer({ min: -3, max: 3 }),
        (field, off) => {
          const limit = registrationLimits[field];
          const [text] = fc.sample(textOf(limit + off), 1);
          const found = wrong({ [field]: text?.join('') });
          expect(found).toEqual(off > 0 ? [`${field} tooLong`] : []);
        },
      ),
    );
  });

  test('a mobile is right by its country’s rule alone', () => {
    const digits = fc.stringMatching(/^\d{1,17}$/);
    fc.assert(
      fc.property(fc.constantFrom('86', '853', '852', '351'), digits, (countryCode, contactMobile) => {
        const isRight =
          countryCode === '86'
            ? /^1[3-9]\d{9}$/.test(contactMobile)
            : countryCode === '853'
              ? /^6\d{7}$/.test(contactMobile)
              : countryCode === '852'
                ? /^[4-9]\d{7}$/.test(contactMobile)
                : contactMobile.length >= 4 && contactMobile.length <= 15;
        expect(wrong({ countryCode, contactMobile })).toEqual(isRight ? [] : ['contactMobile format']);
      }),
    );
  });

  test('two passwords that differ are never right', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        const found = wrong({ password, confirmPassword });
        if (password !== confirmPassword) expect(found.some((one) => one.startsWith('confirmPassword'))).toBe(true);
      }),
    );
  });
});
