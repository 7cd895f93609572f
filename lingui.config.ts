import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** One small catalog per feature folder, so that a page loads only its own words in one language. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['zh', 'sc', 'en', 'pt'],
  catalogs: [
    {
      path: '<rootDir>/src/web/{name}/locales/{locale}',
      include: ['<rootDir>/src/web/{name}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/locales/**', '**/*.md', '**/*.css'],
    },
  ],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: true }),
  orderBy: 'message',
};
export default config;
