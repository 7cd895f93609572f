import { expect, test } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const laptop: Box = { left: 16, top: 64, right: 1264, bottom: 784 };
const phone: Box = { left: 16, top: 64, right: 374, bottom: 760 };
const line = { width: 448, height: 44 };
const button = (left: number, top: number, width = 120): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + 44,
});

test.each<[string, Box, { width: number; height: number }, Box[], { left: number; top: number }]>([
  ['nothing is there: down in the middle', laptop, line, [], { left: 416, top: 740 }],
  ['a button at the side is no matter', laptop, line, [button(16, 730)], { left: 416, top: 740 }],
  ['a button in the middle: beside it', laptop, line, [button(600, 730)], { left: 816, top: 740 }],
  [
    'buttons in the middle and at the right: at the left',
    laptop,
    line,
    [button(600, 730), button(1100, 740)],
    { left: 16, top: 740 },
  ],
  ['a row of buttons: above it', laptop, line, [button(16, 740, 1248)], { left: 416, top: 688 }],
  [
    'two rows with too little between them: above both',
    phone,
    { width: 358, height: 60 },
    [button(16, 716, 358), button(16, 640, 358)],
    { left: 16, top: 572 },
  ],
  [
    'buttons everywhere: down in the middle after all',
    phone,
    { width: 358, height: 60 },
    Array.from({ length: 12 }, (_, at) => button(16, 64 + at * 58, 358)),
    { left: 16, top: 700 },
  ],
])('%s', (_what, within, size, taken, place) => {
  expect(freePlace(size, within, taken)).toEqual(place);
});

test('wherever it stands, it covers no button as long as there is room', () => {
  for (let row = 0; row < 200; row++) {
    const taken = Array.from({ length: row % 9 }, (_, at) =>
      button(16 + ((row * 131 + at * 397) % 1120), 80 + ((row * 53 + at * 211) % 660)),
    );
    const { left, top } = freePlace(line, laptop, taken);
    const own = { left, top, right: left + line.width, bottom: top + line.height };
    const covered = taken.filter(
      (one) => own.left < one.right && one.left < own.right && own.top < one.bottom && one.top < own.bottom,
    );
    expect(covered).toEqual([]);
  }
});
