import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { msOf } from '#domain/instant.ts';
import type { DoorState } from '#web/door/door-state.ts';
import type { Attempt } from '#contract/sign-in/attempt.ts';
import { hashOfCode } from '#server/sign-in/code/code-hash.ts';
import { sent, until } from '#tests/support/door-phone.ts';
import { type DoorWorld, type Fair, openDoorWorld } from '#tests/support/door-world.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let at: DoorWorld;
let fair: Fair;

beforeAll(async () => (at = await openDoorWorld()));
beforeEach(async () => {
  fair = await at.newFair();
});
afterEach(() => at.closeDoors());
afterAll(() => at.close());

/** Scans while the clock is moved about, and compares what the server got with the true times. */
async function shift(clockAheadMs: number, moveBy: number, reload: boolean) {
  const guests = await fair.addGuests(Array.from({ length: 6 }, (_, n) => ({ nameTc: `賓客${n}` })));
  const { phone, door: first } = await fair.station('North', {}, {});
  phone.clockAheadMs = clockAheadMs;
  let door = first;
  phone.wake();
  const truth = new Map<string, number>();
  phone.setOnline(false);
  for (const [n, guest] of guests.entries()) {
    at.world.clock.forward(7 * minute);
    if (n === 3) phone.clockAheadMs += moveBy;
    if (n === 4 && reload) {
      await door.close();
      door = at.open(phone);
    }
    const card = await door.scan({ text: guest.credential, source: 'CAMERA' });
    expect(card.result).toBe('SIGNED_IN');
    truth.set(hashOfCode(guest.credential), msOf(at.world.clock.now()));
  }
  phone.setOnline(true);
  phone.wake();
  await sent(door);
  const { attempts } = JSON.parse((await door.exportQueue()).text) as {
    attempts: { attempt: Attempt; verdict: { verdict: string } }[];
  };
  const errors = attempts.map(({ attempt }) => ({
    error: Math.abs(msOf(attempt.estimatedTime) - (truth.get(attempt.credential ?? '') ?? 0)),
    declared: attempt.uncertaintyMs,
  }));
  return { door, errors, verdicts: attempts.map(({ verdict }) => verdict.verdict) };
}

describe('a phone whose clock is wrong', () => {
  test.each([
    ['three hours behind', -3 * hour],
    ['five minutes behind', -5 * minute],
    ['five minutes ahead', 5 * minute],
    ['two days ahead', 48 * hour],
  ])('by being %s is told so, and times what it does by the server’s clock', async (_, clockAheadMs) => {
    const [guest] = await fair.addGuests([{ nameTc: '陳大明' }]);
    const { phone, door } = await fair.station('North', {}, {});
    await door.close();
    phone.clockAheadMs = clockAheadMs;
    const again = at.open(phone);
    const isTold = ({ clock }: DoorState) => clock.warning && clock.uncertaintyMs < second;
    const { clock } = await until(again, isTold, 'the warning, with the server’s time', 5000);
    expect(Math.abs(clock.offsetMs - clockAheadMs)).toBeLessThan(2 * second);
    phone.setOnline(false);
    at.world.clock.forward(2 * hour);
    const card = await again.scan({ text: guest?.credential ?? '', source: 'CAMERA' });
    expect(Math.abs(msOf(card.at) - msOf(at.world.clock.now()))).toBeLessThan(2 * second);
  });

  test('set two days ahead while it was off and without a network, goes on as a station', async () => {
    const [guest] = await fair.addGuests([{ nameTc: '陳大明' }]);
    const { phone, door } = await fair.station('North', {}, {});
    await door.close();
    phone.setOnline(false);
    phone.clockAheadMs = 48 * hour;
    const again = at.open(phone);
    await until(again, ({ phase }) => phase !== 'opening', 'the station', 5000);
    const card = await again.scan({ text: guest?.credential ?? '', source: 'CAMERA' });
    expect([again.getState().phase, card.result]).toEqual(['ready', 'SIGNED_IN']);
  });

  test.each([
    ['two days ahead', 48 * hour],
    ['two days back', -48 * hour],
    ['three hours ahead', 3 * hour],
    ['three hours back', -3 * hour],
  ])(
    'set %s after a reload without a network: whom it lets in counts, and the times are as sure as it says',
    async (_, by) => {
      const guests = await fair.addGuests([{ nameTc: '陳大明' }, { nameTc: '李小龍' }]);
      const { phone, door } = await fair.station('North', {}, {});
      phone.setOnline(false);
      await door.close();
      const again = at.open(phone);
      await until(again, ({ phase }) => phase === 'ready', 'the station', 5000);
      at.world.clock.forward(5 * minute);
      phone.clockAheadMs = by;
      const truth: number[] = [];
      for (const { credential } of guests) {
        at.world.clock.forward(5 * minute);
        expect((await again.scan({ text: credential, source: 'CAMERA' })).result).toBe('SIGNED_IN');
        truth.push(msOf(at.world.clock.now()));
      }
      await until(again, ({ clock }) => clock.jumped, 'the jump', 20_000);

      // The mobile network puts the clock right: the phone believes it, before it has heard the server.
      phone.clockAheadMs = 0;
      await until(again, ({ clock }) => !clock.warning, 'the clock as right', 20_000);
      phone.setOnline(true);
      phone.wake();
      await sent(again);
      const { attempts } = JSON.parse((await again.exportQueue()).text) as {
        attempts: { attempt: Attempt; verdict: { verdict: string } }[];
      };
      expect(attempts.map(({ verdict }) => verdict.verdict)).toEqual(['ACCEPTED', 'ACCEPTED']);
      for (const [nth, { attempt }] of attempts.entries()) {
        const error = Math.abs(msOf(attempt.estimatedTime) - (truth[nth] ?? 0));
        expect(error).toBeLessThanOrEqual(attempt.uncertaintyMs);
      }
    },
  );

  test.each([
    ['nothing happens to it', 0, 0, false],
    ['it was wrong from the start', 5 * minute, 0, true],
    ['somebody sets it forward while scanning', 0, 20 * minute, false],
    ['somebody sets it back while scanning', 0, -20 * minute, false],
    ['somebody sets it forward and the page is opened again', 0, 20 * minute, true],
    ['the hour of summer time is added by hand', 0, hour, false],
    ['and the hour of winter time taken off', 0, -hour, true],
  ])('and %s: nobody is refused for it, and no time is further off than declared', async (_, ahead, moveBy, reload) => {
    const { errors, verdicts } = await shift(ahead, moveBy, reload);
    expect(verdicts).toEqual(Array.from({ length: 6 }, () => 'ACCEPTED'));
    expect(errors.filter(({ error, declared }) => error > declared)).toEqual([]);
  });
});
