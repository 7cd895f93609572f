import { setTimeout } from 'node:timers/promises';
import type { PortalProcess } from './portal.ts';
import { processorMs } from './processes.ts';

const lookEveryMs = 1000;
const restMs = 3000;
const busyShare = 0.05;
const longestMs = 5 * 60_000;

/**
 * A portal that has just begun looks into its files and makes its pictures for most of a minute, on the processor that
 * a benchmark would measure somebody else's work with.
 */
export async function untilAtRest({ process: { pid = 0 } }: PortalProcess): Promise<void> {
  let before = processorMs(pid);
  let atRestMs = 0;
  for (let waitedMs = 0; atRestMs < restMs; waitedMs += lookEveryMs) {
    if (waitedMs > longestMs) throw new Error('the portal does not come to rest');
    await setTimeout(lookEveryMs);
    const now = processorMs(pid);
    atRestMs = now - before < busyShare * lookEveryMs ? atRestMs + lookEveryMs : 0;
    before = now;
  }
}
