import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secretKeyFor, secretsOf } from './secrets.ts';

const secrets = secretsOf('cd'.repeat(32));

describe('personal data in a column', () => {
  test('opens where it belongs and is not readable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (plain) => {
        const sealed = secrets.seal(plain, 'participant.document');
        expect(Buffer.from(sealed, 'base64').includes(Buffer.from(plain))).toBe(false);
        expect(secrets.open(sealed, 'participant.document')).toBe(plain);
      }),
    );
  });

  test('opens neither elsewhere, nor changed, nor with another key', () => {
    const sealed = secrets.seal('1234567(8)', 'participant.document');
    const bytes = Buffer.from(sealed, 'base64');
    bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
    expect(() => secrets.open(sealed, 'participant.phone')).toThrow();
    expect(() => secrets.open(bytes.toString('base64'), 'participant.document')).toThrow();
    expect(() => secretsOf('ef'.repeat(32)).open(sealed, 'participant.document')).toThrow();
  });

  test('is sealed differently each time, and found by its fingerprint', () => {
    expect(secrets.seal('same', 'x')).not.toBe(secrets.seal('same', 'x'));
    expect(secrets.fingerprint('same', 'phone')).toBe(secrets.fingerprint('same', 'phone'));
    expect(secrets.fingerprint('same', 'phone')).not.toBe(secrets.fingerprint('same', 'mail'));
  });
});

test('the key made for a demo is kept and read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-secret-'));
  const made = await secretKeyFor(undefined, folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await secretKeyFor(undefined, folder)).toBe(made);
  expect(await secretKeyFor('ab'.repeat(32), folder)).toBe('ab'.repeat(32));
  await rm(folder, { recursive: true });
});
