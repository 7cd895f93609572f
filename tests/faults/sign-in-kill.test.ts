import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pino } from 'pino';
import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { readConfig } from '#server/config.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { secretsOf } from '#server/secrets.ts';
import { systemClock, type World } from '#server/world.ts';
import { type Portal, startPortal } from '#tests/support/portal.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import {
  type Caller,
  makeFair,
  makeGuests,
  makeSupervisor,
  pairPhone,
  type Phone,
} from '#tests/support/sign-in-door.ts';
import { lawViolations } from '#tests/support/sign-in-laws.ts';
import { templates } from '#tests/support/world.ts';

const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);
const kills = 2;
const phoneCount = 4;
const scansEach = 60;

const databases = ['embedded', 'postgres'] as const;

interface Place {
  environment: Record<string, string>;
  dataFolder: string;
  /** The database by itself, while no server runs on it. */
  open(): Promise<World>;
  remove(): Promise<void>;
}

async function placeFor(kind: (typeof databases)[number]): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  const database = kind === 'postgres' ? await temporaryDatabase() : null;
  const common = { SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: 'silent' };
  return {
    environment: { ...common, ...(database ? { DATABASE_URL: database.url } : {}) },
    dataFolder,
    async open() {
      const db = database
        ? await openPostgres({ url: database.url, poolSize: 4, namedStatements: true, onError: () => undefined })
        : await openEmbedded({ folder: join(dataFolder, 'database'), templates });
      return {
        config: readConfig(common, false),
        db,
        clock: systemClock,
        log: pino({ level: 'silent' }),
        secrets: secretsOf(secretKey),
      };
    },
    async remove() {
      await database?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const callerOf = (portal: Portal): Caller => ({
  async call<Body>(method: string, path: string, more: { token?: string; body?: unknown } = {}) {
    const answer = await fetch(`${portal.origin}/event-api${path}`, {
      method: method.toUpperCase(),
      headers: {
        ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
        ...(more.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  },
});

/** Sends what has no verdict yet, oldest first, until all has one; keeps on through refused connections. */
async function drain(phone: Phone, told: Map<string, StoredVerdict>, until: () => boolean): Promise<void> {
  for (;;) {
    const pending = phone.journal.filter(({ id }) => !told.has(id)).slice(0, 7);
    if (pending.length === 0) return;
    const answer = await phone.trySend(pending).catch(() => null);
    if (answer?.status === 200) for (const verdict of answer.body.verdicts) told.set(verdict.id, verdict);
    else if (until()) return;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.each(databases)('the server on the %s database', (kind) => {
  test(`killed ${kills} times in the middle of batches, has every attempt that a phone was told of, seed ${seed}`, async () => {
    const place = await placeFor(kind);
    const random = seededNumbers(seed);
    const world = await place.open();
    const fair = await makeFair(world);
    const names = Array.from({ length: 60 }, (_, n) => `Guest ${n}`);
    const guests = await makeGuests(world, fair, names, { dinner: true, hotel: true });
    const supervisor = await makeSupervisor(world);
    await world.db.close();

    const { environment, dataFolder } = place;
    const portal = await startPortal({ demo: false, apiOnly: true, environment, dataFolder });
    try {
      const caller = callerOf(portal);
      const phones: Phone[] = [];
      for (let n = 0; n < phoneCount; n++) {
        phones.push(await pairPhone(caller, { clock: systemClock }, supervisor.token, fair, { gate: `Gate ${n}` }));
      }
      const kinds: SignInKind[] = ['ACTIVITY', 'DINNER_PARTY', 'HOTEL'];
      for (const phone of phones) {
        for (let n = 0; n < scansEach; n++) {
          const guest = guests[Math.floor(random() * guests.length)] ?? null;
          const scan = phone.scan(guest, { kind: kinds[n % 3] ?? 'ACTIVITY', agoMs: Math.floor(random() * 600_000) });
          if (random() < 0.1) phone.undo(scan);
        }
      }
      const told = new Map<string, StoredVerdict>();
      const all = phones.reduce((sum, { journal }) => sum + journal.length, 0);
      for (let kill = 1; kill <= kills; kill++) {
        let killed = false;
        const draining = Promise.all(phones.map((phone) => drain(phone, told, () => killed)));
        const enough = (all * kill) / (kills + 1);
        while (told.size < enough) await new Promise((resolve) => setTimeout(resolve, 1));
        await portal.stop('SIGKILL');
        killed = true;
        await draining;
        await portal.restart();
      }
      expect(told.size).toBeLessThan(all);
      await Promise.all(phones.map((phone) => drain(phone, told, () => false)));
      await portal.stop();

      const after = await place.open();
      const journals = phones.map(({ deviceId, journal }) => ({ deviceId, attempts: journal, verdicts: told }));
      const violations = await lawViolations(
        after.db,
        journals,
        guests.map(({ id, credential }) => ({ participantId: id, credential })),
      );
      await after.db.close();
      expect(told.size).toBe(all);
      expect(violations).toEqual([]);
    } finally {
      await portal.remove();
      await place.remove();
    }
  }, 90_000);
});
