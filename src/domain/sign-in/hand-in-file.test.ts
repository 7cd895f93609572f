import { expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { checksumOf, type ExportedAttempt, fileKind, readHandIn } from './hand-in-file.ts';

const at = '2026-05-04T02:00:00.000Z' as Instant;
const scan = (deviceId: string, seq: number, state: ExportedAttempt['state']): ExportedAttempt => ({
  deviceId,
  state,
  attempt: {
    id: `019a0000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    seq,
    activityId: 'fair',
    kind: 'ACTIVITY',
    credential: 'code of 陳大明',
    source: 'CAMERA',
    shown: 'ADMIT',
    wallTime: at,
    estimatedTime: at,
    uncertaintyMs: 5,
  },
});
const attempts = [scan('north', 2, 'WAITING'), scan('north', 1, 'ANSWERED'), scan('south', 7, 'NEEDS_ATTENTION')];
const file = {
  file: fileKind,
  version: 1,
  about: ['Scans of the north door.'],
  exportedAt: at,
  phones: [
    { deviceId: 'north', gate: 'North', lastSeq: 2 },
    { deviceId: 'south', gate: 'South', lastSeq: 7 },
  ],
  attempts,
  checksum: checksumOf(attempts),
};

test('a file is read phone by phone, without what the server has answered', () => {
  const read = readHandIn(JSON.stringify(file, null, 2));
  expect(read).toMatchObject({
    phones: [
      { deviceId: 'north', gate: 'North', lastSeq: 2, attempts: [{ seq: 2 }] },
      { deviceId: 'south', lastSeq: 7, attempts: [{ seq: 7 }] },
    ],
  });
});

test.each([
  ['a picture', '\u0089PNG', 'FOREIGN'],
  ['another list', '[{"name":"陳大明"}]', 'FOREIGN'],
  ['cut in the middle', JSON.stringify(file).slice(0, -40), 'DAMAGED'],
  ['with a scan missing', JSON.stringify({ ...file, attempts: attempts.slice(1) }), 'DAMAGED'],
  [
    'with a time changed',
    JSON.stringify(file).replace('"estimatedTime":"2026-05-04', '"estimatedTime":"2026-05-05'),
    'DAMAGED',
  ],
  ['without its phones', JSON.stringify({ ...file, phones: 'north' }), 'DAMAGED'],
])('%s is refused', (_, text, problem) => {
  expect(readHandIn(text)).toEqual({ problem });
});
