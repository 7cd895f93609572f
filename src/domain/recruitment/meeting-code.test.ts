import { expect, test } from 'vitest';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { readMeetingCode, writeMeetingCode } from './meeting-code.ts';

const bytes = Uint8Array.from({ length: 20 }, (_, at) => (at * 37 + 200) % 256);

test('a code says what it was made of, however it is typed', () => {
  const code = writeMeetingCode(bytes);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/);
  for (const typed of [code, spacedCredential(code), code.toLowerCase(), `  ${code.replaceAll('0', 'o')}\n`])
    expect(readMeetingCode(typed)).toEqual(bytes);
  expect(writeMeetingCode(new Uint8Array(20))).toBe('0'.repeat(32));
});

test.each([
  '',
  'ABC',
  'https://example.org/',
  writeMeetingCode(bytes).slice(1),
  `${writeMeetingCode(bytes)}0`,
  '!'.repeat(32),
])('“%s” is none', (text) => {
  expect(readMeetingCode(text)).toBeNull();
});
