import { parseArgs } from 'node:util';
import { unkindNetwork } from '#tests/support/fault-proxy.ts';
import { runFleet, startFleetServer } from '#tests/support/fleet.ts';
import { yardstickMs } from '#tests/support/yardstick.ts';
import type { BenchResult } from './result.ts';

/**
 * A fleet of phones at work through a network that loses, repeats and reorders, against the real server and PostgreSQL.
 * The pauses between guests and the ups and downs of the network are those of a hall, `--speed` times as fast. At the end
 * it waits for as long as the phones' queues get shorter, and tells how long that took in yardsticks of this computer.
 * @param args `--seed N`, `--devices N`, `--scans N`, `--speed N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = {
    seed: { type: 'string' },
    devices: { type: 'string' },
    scans: { type: 'string' },
    speed: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 1);
  const devices = Number(values.devices ?? 50);
  const scans = Number(values.scans ?? 2000);
  const speed = Number(values.speed ?? 10);
  const server = await startFleetServer(seed, unkindNetwork);
  try {
    const yardstick = yardstickMs();
    const began = performance.now();
    const result = await runFleet(server, {
      devices,
      scans,
      seed,
      threads: 2,
      sharedRatio: 0.3,
      upMs: 20_000 / speed,
      downMs: 40_000 / speed,
      betweenMs: 2000 / speed,
      reloadEvery: 300,
      standstillMs: 60_000,
    });
    const { lost, extra, violations, waiting, ...details } = result;
    const value = lost + extra + violations.length + waiting;
    return {
      bench: 'fleet',
      value,
      unit: 'attempts lost, extra or still waiting, and violations of the laws',
      target: 0,
      pass: value === 0,
      lost,
      extra,
      waiting,
      violations: violations.slice(0, 20),
      ...details,
      slowestDrainYardsticks: Math.round(details.slowestDrainMs / yardstick),
      yardstickMs: Math.round(yardstick * 10) / 10,
      devices,
      scans,
      seconds: Math.round((performance.now() - began) / 1000),
      seed,
    };
  } finally {
    await server.close();
  }
}
