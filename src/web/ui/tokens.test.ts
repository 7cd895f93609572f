import { describe, expect, it } from 'vitest';
import { textPairs, tokens } from './tokens.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_name, theme) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens[text][theme], tokens[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a field stands out from its ground', () => {
    for (const ground of ['page', 'surface'] as const) {
      expect(contrast(tokens.control[theme], tokens[ground][theme])).toBeGreaterThanOrEqual(3);
    }
  });
});
