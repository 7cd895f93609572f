import { expect, test } from 'vitest';
import { freeingYoung } from './free-young.ts';

const pieceBytes = 64 * 2 ** 10;
const pieces = 2048;

/** How far the bytes outside the heap grow while pieces come and are let go of at once. */
function mostHeld(told: (piece: Buffer) => void): number {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  for (let piece = 0; piece < pieces; piece++) {
    told(Buffer.allocUnsafeSlow(pieceBytes));
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  return most;
}

test('pieces that nobody holds any more are given back while others come', () => {
  const leftAlone = mostHeld(() => undefined);
  const freed = mostHeld(freeingYoung());
  expect(freed).toBeLessThan(8 * 2 ** 20);
  expect(freed).toBeLessThan(leftAlone);
});
