import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneProblem } from '#domain/participant/phone.ts';
import { allDiallingCodes } from '#domain/lists/dialling-codes.ts';
import { documentPhone, readDocumentPhone } from './document-phone.ts';

test('numbers are written as the documents have it', () => {
  expect(documentPhone({ countryCode: '86', mobile: '138 0013 8000' })).toBe('+008613800138000');
  expect(documentPhone({ countryCode: '853', mobile: '6612-3456' })).toBe('66123456');
  expect(documentPhone({ countryCode: '351', mobile: '912 345 678' })).toBe('+351912345678');
  expect(documentPhone({ countryCode: '852', mobile: '９１２３４５６７' })).toBe('+85291234567');
});

test('any number that passes its rule comes back as it was', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const number = fc.oneof(
    fc.record({ countryCode: fc.constant('86'), mobile: fc.stringMatching(/^1[3-9]\d{9}$/) }),
    fc.record({ countryCode: fc.constant('853'), mobile: fc.stringMatching(/^6\d{7}$/) }),
    fc.record({ countryCode: fc.constant('852'), mobile: fc.stringMatching(/^[4-9]\d{7}$/) }),
    fc.record({ countryCode: fc.constant('886'), mobile: fc.stringMatching(/^9\d{8}$/) }),
    fc.record({
      countryCode: fc.constantFrom(...allDiallingCodes.filter((code) => !['86', '853', '852', '886'].includes(code))),
      mobile: fc.integer({ min: 4, max: 15 }).chain(digits),
    }),
  );
  fc.assert(
    fc.property(number, (phone) => {
      expect(phoneProblem(phone.countryCode, phone.mobile)).toBeNull();
      expect(readDocumentPhone(documentPhone(phone))).toEqual(phone);
    }),
  );
});

test('what is no number is none', () => {
  expect(readDocumentPhone('')).toBeNull();
  expect(readDocumentPhone('+')).toBeNull();
  expect(readDocumentPhone('+853')).toBeNull();
  expect(readDocumentPhone('+99912345')).toBeNull();
  expect(readDocumentPhone('66123456; drop')).toBeNull();
});
