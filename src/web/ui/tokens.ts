/**
 * The colours of the product: name, then its value in light and in dark. A test holds every pair in `textPairs` to
 * 4.5:1.
 */
export const tokens = {
  page: ['#f5f7f8', '#0e1416'],
  surface: ['#ffffff', '#161e21'],
  sunken: ['#eaeff0', '#0a0f11'],
  ink: ['#14211f', '#e9f0ef'],
  muted: ['#54635f', '#a3b3b0'],
  line: ['#dbe3e2', '#2a3639'],
  control: ['#7b8a87', '#6f8380'],

  brand: ['#0b6b61', '#5fd3c1'],
  'on-brand': ['#ffffff', '#04211d'],
  'brand-soft': ['#e0f2ef', '#12322e'],
  'on-brand-soft': ['#07534b', '#9be8da'],

  good: ['#1b7437', '#5fd07f'],
  'on-good': ['#ffffff', '#04210d'],
  'good-soft': ['#e4f4e8', '#12301b'],
  'on-good-soft': ['#125a29', '#a0e6b3'],

  warn: ['#f0b429', '#f5c042'],
  'on-warn': ['#2b1d00', '#2b1d00'],
  'warn-soft': ['#fdf3da', '#362a0c'],
  'on-warn-soft': ['#6b4a00', '#f6d58a'],

  bad: ['#b3261e', '#ff8f85'],
  'on-bad': ['#ffffff', '#3b0602'],
  'bad-soft': ['#fdeae8', '#3d1714'],
  'on-bad-soft': ['#8c1d16', '#ffb9b2'],

  info: ['#1f5fa8', '#84b9f5'],
  'on-info': ['#ffffff', '#04182e'],
  'info-soft': ['#e6f0fb', '#12283f'],
  'on-info-soft': ['#174b86', '#b3d4f9'],

  /** What will be printed: the same by day and by night. */
  paper: ['#ffffff', '#ffffff'],
  'on-paper': ['#14211f', '#14211f'],

  veil: ['rgb(12 22 20 / 0.45)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Depth: for what lies on the page, and for what floats above it. */
export const shadows = {
  card: ['0 1px 2px rgb(15 40 36 / 0.06), 0 1px 3px rgb(15 40 36 / 0.04)', 'none'],
  raised: ['0 10px 30px rgb(15 40 36 / 0.16)', '0 10px 30px rgb(0 0 0 / 0.55)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof tokens;

/** Which text stands on which ground anywhere in the product. */
export const textPairs: readonly (readonly [text: Token, ground: Token])[] = [
  ...(['ink', 'muted', 'brand', 'bad', 'good', 'info'] as const).flatMap((text) =>
    (['page', 'surface', 'sunken'] as const).map((ground) => [text, ground] as const),
  ),
  ['on-brand', 'brand'],
  ['on-paper', 'paper'],
  ['on-brand-soft', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['muted', 'brand-soft'],
  ...(['good', 'warn', 'bad', 'info'] as const).flatMap(
    (tone) =>
      [
        [`on-${tone}`, tone],
        [`on-${tone}-soft`, `${tone}-soft`],
        ['ink', `${tone}-soft`],
      ] as const,
  ),
];
