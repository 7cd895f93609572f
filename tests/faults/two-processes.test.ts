import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from '#tests/support/portal.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';

describe('two processes of the portal', () => {
  let first: Portal;
  afterAll(() => first.remove());
  beforeAll(async () => {
    first = await startPortal({ apiOnly: true });
  });

  test('never share one embedded data folder: the second says so and ends', async () => {
    await expect(startPortal({ apiOnly: true, dataFolder: first.dataFolder })).rejects.toThrow(
      /in use by another process/,
    );
    expect((await fetch(`${first.origin}/event-api/ready`)).status).toBe(200);
  });
});

describe('several processes on one PostgreSQL', () => {
  test('start at the same moment on an empty database, and load the demo data once', async () => {
    const database = await temporaryDatabase();
    const environment = { DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32) };
    const portals = await Promise.all([1, 2, 3].map(() => startPortal({ apiOnly: true, environment })));
    const counts = await Promise.all(
      portals.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/event-api/public/api/v1/activities/search?size=100`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        return ((await answer.json()) as { totalElements: number }).totalElements;
      }),
    );
    await Promise.all(portals.map((portal) => portal.remove()));
    await database.drop();
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
  });
});
