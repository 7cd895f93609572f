import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitAfter } from './back-off.ts';
import {
  anchorFrom,
  betterAnchor,
  carriedOn,
  type ClockAnchor,
  type ClockReading,
  clockIsOff,
  estimate,
} from './clock.ts';

const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);
const day = 24 * 60 * 60 * 1000;
const truth = Date.UTC(2026, 10, 21, 4);

/** A phone whose own clock is off, runs a little fast or slow, sleeps, is set by hand, and reloads its page. */
class DriftingPhone {
  #now = truth;
  #wall: number;
  #monotonic = 5000;
  #page = 1;
  readonly #rate: number;
  anchor: ClockAnchor | null = null;

  constructor(offsetMs: number, ppm: number) {
    this.#wall = truth + offsetMs;
    this.#rate = 1 + ppm * 1e-6;
  }
  get now(): number {
    return this.#now;
  }
  reading(): ClockReading {
    return { wallMs: this.#wall, monotonicMs: this.#monotonic, page: `page ${this.#page}` };
  }
  run(ms: number): void {
    this.#now += ms;
    this.#wall += ms * this.#rate;
    this.#monotonic += ms * this.#rate;
  }
  sleep(ms: number): void {
    this.#now += ms;
    this.#wall += ms * this.#rate;
  }
  setClock(by: number): void {
    this.#wall += by;
  }
  /** @param watched it looked at its clock before */
  reload(watched = true): void {
    if (watched) this.#carryOn();
    this.#page++;
    this.#monotonic = 100;
    this.#carryOn();
  }
  watch(): void {
    this.#carryOn();
  }
  #carryOn(): void {
    if (this.anchor) this.anchor = carriedOn(this.anchor, this.reading());
  }
  contact(there: number, back: number): void {
    const sent = this.reading();
    this.run(there);
    const server = this.#now;
    this.run(back);
    this.anchor = betterAnchor(this.anchor, anchorFrom(sent, this.reading(), server));
  }
}

type Happening = { what: 'run' | 'sleep' | 'set' | 'reload' | 'contact'; ms: number; back: number };
const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.constantFrom('run', 'run', 'sleep', 'set', 'reload', 'contact'),
  ms: fc.integer({ min: 1, max: 4 * 60 * 60 * 1000 }),
  back: fc.integer({ min: 1, max: 3000 }),
});

describe(`the clock of a phone, seed ${seed}`, () => {
  const offsets = [-3 * 60 * 60_000, -5 * 60_000, 0, 5 * 60_000, 2 * day, 400 * day];

  test('is never further from the truth than it says, whatever its offset, drift, sleep and reloads', () => {
    const phones = fc.record({
      offset: fc.constantFrom(...offsets),
      ppm: fc.integer({ min: -50, max: 50 }),
      story: fc.array(happening, { maxLength: 25 }),
    });
    fc.assert(
      fc.property(phones, ({ offset, ppm, story }) => {
        const phone = new DriftingPhone(offset, ppm);
        phone.contact(40, 60);
        // A clock set forward during sleep, or back before one, cannot be told from a shorter sleep.
        let slept = false;
        for (const { what, ms, back } of story) {
          if (what === 'run') phone.run(ms);
          else if (what === 'sleep') {
            slept = true;
            phone.sleep(ms);
          } else if (what === 'set' && !slept) phone.setClock(ms);
          else if (what === 'reload') phone.reload();
          else if (what === 'contact') {
            phone.contact(back, back);
            slept = false;
          }
          if (!phone.anchor) continue;
          const { t, u } = estimate(phone.anchor, phone.reading());
          expect(Math.abs(t - phone.now)).toBeLessThanOrEqual(u);
        }
      }),
      { numRuns: 1000, seed },
    );
  });

  test.each(offsets)('off by %d ms is corrected at the first contact, with a warning when it matters', (offset) => {
    const phone = new DriftingPhone(offset, 10);
    phone.contact(50, 50);
    phone.run(60_000);
    const { t, u, offsetMs, jumped } = estimate(phone.anchor as ClockAnchor, phone.reading());
    expect(Math.abs(t - phone.now)).toBeLessThanOrEqual(u);
    expect(u).toBeLessThan(100);
    expect(clockIsOff(offsetMs)).toBe(Math.abs(offset) > 120_000);
    expect(jumped).toBe(false);
  });

  test('set by hand in mid-shift is noticed, widens the uncertainty, and is forgotten at the next contact', () => {
    const phone = new DriftingPhone(0, 0);
    phone.contact(50, 50);
    phone.run(60_000);
    phone.setClock(7 * 60_000);
    phone.run(1000);
    const after = estimate(phone.anchor as ClockAnchor, phone.reading());
    expect(after.jumped).toBe(true);
    expect(after.u).toBeGreaterThanOrEqual(7 * 60_000);
    phone.setClock(-14 * 60_000);
    expect(estimate(phone.anchor as ClockAnchor, phone.reading())).toMatchObject({ jumped: true, t: phone.now });
    phone.contact(50, 50);
    expect(estimate(phone.anchor as ClockAnchor, phone.reading())).toMatchObject({ jumped: false, t: phone.now });
  });

  describe.each([
    ['two days', 2 * day],
    ['three hours', 3 * 60 * 60_000],
  ])('set by %s after a reload without a network', (_, moveBy) => {
    const reloaded = () => {
      const phone = new DriftingPhone(0, 0);
      phone.contact(50, 50);
      phone.run(60_000);
      phone.reload();
      phone.run(5000);
      return phone;
    };
    const isHonest = (phone: DriftingPhone) => {
      const { t, u } = estimate(phone.anchor as ClockAnchor, phone.reading());
      return Math.abs(t - phone.now) <= u;
    };

    test.each([moveBy, -moveBy])('is noticed, by %d ms, and what it then says is true', (by) => {
      const phone = reloaded();
      phone.setClock(by);
      phone.run(60_000);
      expect(isHonest(phone)).toBe(true);
      expect(estimate(phone.anchor as ClockAnchor, phone.reading()).jumped).toBe(true);
    });

    test.each([moveBy, -moveBy])('and put right again, is believed again: by %d ms', (by) => {
      const phone = reloaded();
      for (const move of [by, -by]) {
        phone.setClock(move);
        phone.run(60_000);
        phone.watch();
      }
      phone.reload();
      phone.run(60_000);
      const { t, offsetMs } = estimate(phone.anchor as ClockAnchor, phone.reading());
      expect(Math.abs(t - phone.now)).toBeLessThan(1000);
      expect(clockIsOff(offsetMs)).toBe(false);
      expect(isHonest(phone)).toBe(true);
    });
  });

  test('that booted without a time and was told it later, is right again', () => {
    const phone = new DriftingPhone(0, 0);
    phone.contact(50, 50);
    phone.run(60_000);
    phone.sleep(20 * 60_000);
    phone.setClock(-56 * 365 * day);
    phone.reload(false);
    phone.run(60_000);
    phone.setClock(56 * 365 * day);
    phone.run(60_000);
    const { t, u } = estimate(phone.anchor as ClockAnchor, phone.reading());
    expect(Math.abs(t - phone.now)).toBeLessThan(2000);
    expect(u).toBeLessThan(2 * day);
  });

  test('waits longer after each failure, never beyond a minute, and as long as the server asked', () => {
    expect([1, 2, 3, 7, 50].map((failures) => waitAfter(failures, 0.999))).toEqual([999, 1998, 3996, 59_940, 59_940]);
    expect(waitAfter(3, 0)).toBe(0);
    expect(waitAfter(1, 0.5, 30_000)).toBe(30_500);
  });
});
