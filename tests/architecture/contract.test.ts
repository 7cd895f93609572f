import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/api.ts';
import { apis } from '#contract/index.ts';
import { errorStatus } from '#domain/errors.ts';

const byText = (a: string, b: string): number => a.localeCompare(b);
const rows = Object.values(apis).flatMap((api) => Object.entries<Endpoint>(api));

describe('the endpoint tables', () => {
  test('give no operation id and no address twice', () => {
    const names = rows.map(([name]) => name);
    const addresses = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(names).toHaveLength(new Set(names).size);
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  test('declare a parameter for every placeholder of their path', () => {
    for (const [name, { path, params }] of rows) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])).toSorted(byText);
      expect([name, Object.keys(params?.shape ?? {}).toSorted(byText)]).toEqual([name, placeholders]);
    }
  });

  test('do once what an account asks for as JSON, and answer it so', () => {
    const once = rows.filter(([, endpoint]) => endpoint.once);
    const odd = once.filter(
      ([, { access, method, body, reply }]) =>
        access === 'public' ||
        access === 'device' ||
        method !== 'post' ||
        body === 'multipart' ||
        typeof reply === 'string',
    );
    expect(once.length).toBeGreaterThan(20);
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  test('name errors of the catalogue', () => {
    for (const [, { errors }] of rows) for (const code of errors) expect(errorStatus).toHaveProperty(code);
  });
});

/** Every code of the two documents (checklist rows 239-245), spelt as there. */
const documented = `PARAMS_ERROR REQUEST_TOO_FREQUENTLY EMAIL_IS_MISMATCH MOBILE_IS_MISMATCH CAPTCHA_IS_MISMATCH
  CAPTCHA_HAS_EXPIRED CAPTCHA_NOT_FOUND EXHIBITION_BOARD_NOT_FOUND ATTACHMENT_NOT_FOUND ACTIVITY_NOT_FOUND EVENT_NOT_FOUND
  EXHIBITOR_NOT_FOUND ENROLLMENT_NOT_FOUND EXHIBITOR_TYPE_NOT_FOUND EVENT_ACTIVITIES_NOT_FOUND SUPPLEMENT_NOT_FOUND
  DOWNLOAD_FAIL UPLOAD_FAIL EVENT_CANNOT_ENROLL DATE_CANNOT_ENROLL REPEAT_ENROLLMENT INVITATION_CODE_DISABLED
  INVITATION_CODE_ERROR USERNAME_REPEAT OLD_PASSWORD_EORROR STATUS_ERROR FILE_NAME_IS_ERROR ATTACHMENT_REJECT_OR_PROCESS
  ACCOUNT_EXISTED ACCOUNT ACCOUNT_NOT_FOUND ENTITY_NOT_FOUND CODE_ENTITY_NOT_FOUND DUPLICATE_FILE_NAME ACCOUNT_ERROR
  UNIT_MANAGEMENT_NOT_FOUND_ERROR ALREADY_SIGN_IN SIGN_IN_PERSON_NOT_FOUND NOTICE_TEMPLATE_NOT_FOUND`.split(/\s+/);

describe('the error catalogue', () => {
  test('has every code of the documents', () => {
    expect(documented.filter((code) => !Object.hasOwn(errorStatus, code))).toEqual([]);
  });
});
