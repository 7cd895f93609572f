import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCredential, normaliseCredential } from '#domain/sign-in/credential.ts';
import { someCredential } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { calibrationText, keyTables } from './wedge-keys.ts';
import type { KeyTable } from './wedge-keys.ts';
import { createWedgeReader } from './wedge-text.ts';
import type { WedgeReading } from './wedge-text.ts';
import { listenToWedge } from './wedge.ts';

const accept = (text: string) => (readCredential(text) ? normaliseCredential(text) : null);

const write = (text: string) => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.value += text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The keyboard side of a computer: what it makes of a key that goes down, as a browser would tell the page. */
function computer(layout: KeyTable, inputMethod: boolean, capsLock = false) {
  let now = 1000;
  const tell = (kind: 'keydown' | 'keyup', code: string, key: string, hidden: boolean) => {
    const event = new KeyboardEvent(kind, { code, key: hidden ? 'Process' : key, bubbles: true, cancelable: true });
    Object.defineProperties(event, {
      timeStamp: { value: now },
      keyCode: { value: hidden ? 229 : 0 },
      isComposing: { value: hidden },
      getModifierState: { value: () => false },
    });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return !event.defaultPrevented;
  };
  return {
    wait(ms: number) {
      now += ms;
      vi.advanceTimersByTime(ms);
    },
    /** The machine is busy: time goes by while keys that were pressed are still on their way. */
    stall: (ms: number) => void vi.advanceTimersByTime(ms),
    press(code: string, enterDoes: () => void = () => undefined) {
      const isEnter = code === 'Enter';
      const character = layout.get(code) ?? '&';
      const hidden = inputMethod && !isEnter && document.activeElement instanceof HTMLInputElement;
      const goesOn = tell('keydown', code, isEnter ? 'Enter' : capsLock ? character : character.toLowerCase(), hidden);
      // An input method writes whatever the page says; a plain key only if the page lets it.
      if (!isEnter && (hidden || goesOn)) write(character.toLowerCase());
      if (isEnter && goesOn) enterDoes();
      tell('keyup', code, '', false);
    },
  };
}

const keysOf = (text: string, table: KeyTable): string[] => {
  const keys = new Map(
    [...table].filter(([code]) => !code.startsWith('Numpad')).map(([code, character]) => [character, code]),
  );
  return [...text].map((character) => keys.get(character) ?? 'KeyX');
};

let heard: WedgeReading[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<input id="name"><dialog id="note" open><input id="reason"><button>OK</button></dialog>`;
  heard = [];
  stop = listenToWedge(
    createWedgeReader(accept, [], () => undefined),
    (reading) => heard.push(reading),
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const focusOn = (place: string): HTMLElement | null => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const element = document.querySelector<HTMLElement>(place);
  element?.focus();
  return element;
};

const places = ['#name', '#reason', '#note button', 'body'];
const layouts = Object.keys(keyTables) as (keyof typeof keyTables)[];

describe.each(layouts)('a scanner on a computer with the %s layout', (name) => {
  test.each([
    ['off', false],
    ['on', true],
  ])(
    '1,000 codes, 20 a second, input method %s: none lost, none doubled, none leaked into a field',
    (_, inputMethod) => {
      const seed = 20 + layouts.indexOf(name);
      const chance = seededNumbers(seed);
      const desk = computer(keyTables[name], inputMethod, chance() < 0.5);
      // Half of the scanners are set up for the computer's layout, as the manual says; half as they left the factory.
      for (const scanner of [keyTables.qwerty, keyTables[name]]) {
        const clicked = vi.fn<() => void>();
        const scan = (text: string, ms: number) => {
          const keys = keysOf(text, scanner);
          for (const key of [...keys, 'Enter']) {
            desk.press(key, clicked);
            desk.wait(ms / (keys.length + 1));
          }
        };
        desk.wait(500);
        scan(calibrationText, 60);
        const expected: WedgeReading[] = [];
        heard = [];
        for (let n = 0; n < 500; n++) {
          if (n % 50 === 0) {
            desk.wait(500);
            focusOn(places[(n / 50) % places.length] ?? 'body');
          }
          const text = someCredential(chance);
          expected.push({ kind: 'CODE', text, isOurs: true });
          scan(text, 50);
        }
        desk.wait(1000);
        expect(heard, `seed ${seed}`).toEqual(expected);
        expect(clicked).not.toHaveBeenCalled();
        for (const field of document.querySelectorAll('input')) expect(field.value).toBe('');
      }
    },
  );
});

test('what Mei types by hand arrives in the field whole, in order, with her backspace', () => {
  const desk = computer(keyTables.qwerty, false);
  const field = focusOn('#name');
  for (const [key, pause] of [
    ['KeyM', 90],
    ['KeyE', 25],
    ['KeyI', 30],
    ['KeyX', 300],
  ] as const) {
    desk.press(key);
    desk.wait(pause);
  }
  expect(field).toHaveProperty('value', 'meix');
  expect(heard).toEqual([]);
});

test('a foreign code is told as one that is not ours, and does not press the button in focus', () => {
  const desk = computer(keyTables.qwerty, false, true);
  focusOn('#note button');
  const pressed = vi.fn<() => void>();
  for (const key of [...keysOf('9780201379624', keyTables.qwerty), 'Enter']) {
    desk.press(key, pressed);
    desk.wait(4);
  }
  expect(heard).toEqual([{ kind: 'CODE', text: '9780201379624', isOurs: false }]);
  expect(pressed).not.toHaveBeenCalled();
});

test('a scanner without a suffix is read when it pauses; typed Enter afterwards is a person’s', () => {
  const desk = computer(keyTables.qwerty, false, true);
  focusOn('#note button');
  const pressed = vi.fn<() => void>();
  for (const key of keysOf('55501234', keyTables.qwerty)) {
    desk.press(key);
    desk.wait(8);
  }
  desk.wait(300);
  desk.press('Enter', pressed);
  expect(heard).toEqual([{ kind: 'CODE', text: '55501234', isOurs: false }]);
  expect(pressed).toHaveBeenCalledOnce();
});

describe('a code that comes in pieces', () => {
  const code = someCredential(seededNumbers(7));
  const other = someCredential(seededNumbers(8));
  const texts = () => heard.map((reading) => (reading.kind === 'CODE' ? [reading.text, reading.isOurs] : []));
  const press = (desk: ReturnType<typeof computer>, text: string, gapMs = 5) => {
    for (const key of keysOf(text, keyTables.qwerty)) {
      desk.press(key);
      desk.wait(gapMs);
    }
  };

  test.each([3, 13, 23])('whose scanner stumbles after %i keys is joined', (cut) => {
    const desk = computer(keyTables.qwerty, false, true);
    focusOn('body');
    press(desk, code.slice(0, cut));
    desk.wait(1200);
    press(desk, code.slice(cut));
    desk.press('Enter');
    desk.wait(1500);
    expect(texts().at(-1)).toEqual([code, true]);
    // What was read before it was whole is told as no code of ours.
    expect(
      texts()
        .slice(0, -1)
        .filter(([, isOurs]) => isOurs),
    ).toEqual([]);
  });

  test('whose beginning never comes is no code of ours, and neither are halves of two', () => {
    const desk = computer(keyTables.qwerty, false, true);
    focusOn('body');
    press(desk, code.slice(3));
    desk.press('Enter');
    desk.wait(1500);
    press(desk, code.slice(0, 13));
    desk.wait(1200);
    press(desk, other.slice(13));
    desk.press('Enter');
    desk.wait(1500);
    expect(texts()).toEqual([
      [code.slice(3), false],
      [code.slice(0, 13), false],
      [other.slice(13), false],
    ]);
  });

  test('is not joined with what came long before, nor over an Enter', () => {
    const desk = computer(keyTables.qwerty, false, true);
    focusOn('body');
    press(desk, code.slice(0, 13));
    desk.wait(5000);
    press(desk, code.slice(13));
    desk.press('Enter');
    press(desk, code.slice(0, 13));
    desk.press('Enter');
    desk.wait(200);
    press(desk, code.slice(13));
    desk.press('Enter');
    desk.wait(1500);
    expect(texts().filter(([, isOurs]) => isOurs)).toEqual([]);
  });

  test('leaves what a person writes in a field alone', () => {
    const desk = computer(keyTables.qwerty, false);
    const field = focusOn('#name');
    press(desk, code.slice(0, 3), 200);
    press(desk, code);
    desk.press('Enter');
    desk.wait(1500);
    expect(texts()).toEqual([[code, true]]);
    expect(field).toHaveProperty('value', code.slice(0, 3).toLowerCase());
  });
});

describe('a busy machine hands keys on late', () => {
  const code = someCredential(seededNumbers(7));

  test.each(
    [1, 2, 3, 13, 24].flatMap((cut) =>
      places.flatMap((place) => [false, true].map((ime) => [cut, place, ime] as const)),
    ),
  )('after %i keys in %s, input method %s: the code is whole and none of it stays in the field', (cut, place, ime) => {
    const desk = computer(keyTables.qwerty, ime, true);
    const field = focusOn(place);
    if (field instanceof HTMLInputElement) field.value = 'Room';
    const keys = keysOf(code, keyTables.qwerty);
    for (const [at, key] of [...keys, 'Enter'].entries()) {
      if (at === cut) desk.stall(900);
      desk.press(key);
      desk.wait(5);
    }
    desk.wait(1500);
    expect(heard.at(-1)).toEqual({ kind: 'CODE', text: code, isOurs: true });
    expect(heard.filter((reading) => reading.kind === 'CODE' && reading.isOurs)).toHaveLength(1);
    if (field instanceof HTMLInputElement) expect(field.value).toBe('Room');
  });
});

test('a scanner set up for an unknown layout is understood once it has read the calibration code', () => {
  const desk = computer(keyTables.qwerty, true);
  const turned = new Map(
    [...keyTables.dvorak].map(([code, character]) => {
      const others: Record<string, string> = { A: 'E', E: 'A', H: 'T', T: 'H' };
      return [code, others[character] ?? character] as const;
    }),
  );
  const code = someCredential(seededNumbers(5));
  for (const text of [calibrationText, code]) {
    for (const key of [...keysOf(text, turned), 'Enter']) {
      desk.press(key);
      desk.wait(3);
    }
    desk.wait(200);
  }
  expect(heard).toEqual([{ kind: 'CALIBRATED' }, { kind: 'CODE', text: code, isOurs: true }]);
});
