import { expect, test } from 'vitest';
import { unkindNetwork } from '#tests/support/fault-proxy.ts';
import { describeFleet, runFleet, startFleetServer } from '#tests/support/fleet.ts';

const seed = Number(process.env['FLEET_SEED'] ?? 20_261_121);

test(
  `eight phones with an unkind network lose nothing and add nothing (seed ${seed})`,
  { timeout: 240_000 },
  async () => {
    const server = await startFleetServer(seed, unkindNetwork);
    try {
      const result = await runFleet(server, {
        devices: 8,
        scans: 250,
        seed,
        threads: 2,
        sharedRatio: 0.3,
        upMs: 1500,
        downMs: 3000,
        betweenMs: 50,
        reloadEvery: 80,
        standstillMs: 60_000,
      });
      expect(result.violations, describeFleet(result)).toEqual([]);
      expect(result).toMatchObject({ lost: 0, extra: 0, waiting: 0, notStored: 0 });
      expect(result.acknowledged).toBeGreaterThan(1500);
    } finally {
      await server.close();
    }
  },
);
