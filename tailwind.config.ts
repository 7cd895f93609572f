import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin.js';
import { shadows, tokens } from './src/web/ui/tokens.ts';

const variables = (theme: 0 | 1): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(tokens).map(([name, values]) => [`--${name}`, values[theme]]),
    ...Object.entries(shadows).map(([name, values]) => [`--shadow-${name}`, values[theme]]),
  ]);

const light = { 'color-scheme': 'light', ...variables(0) };
const dark = { 'color-scheme': 'dark', ...variables(1) };

/** Colours are named by what they are for; nothing in a screen names a raw colour. */
const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`])),
    },
    screens: { md: '768px', lg: '1080px', xl: '1280px' },
    extend: {
      maxWidth: { page: 'var(--page-width, 72rem)', reading: '42rem' },
      minHeight: { touch: 'var(--touch, 2.75rem)' },
      minWidth: { touch: 'var(--touch, 2.75rem)' },
      size: { touch: 'var(--touch, 2.75rem)' },
      borderRadius: { card: '0.875rem' },
      boxShadow: { card: 'var(--shadow-card)', raised: 'var(--shadow-raised)' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': light,
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
        ':root[data-theme="dark"]': dark,
      });
    }),
  ],
};
export default config;
