import { fileURLToPath } from 'node:url';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogFolders } from './src/tools/catalog-folders.ts';

const folders = catalogFolders(fileURLToPath(new URL('src/web', import.meta.url)));

/** One small catalog per folder with words of its own, so that a page loads only these in one language. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['zh', 'sc', 'en', 'pt'],
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/src/web/${folder}/locales/{locale}`,
    include: [`<rootDir>/src/web/${folder}`],
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/locales/**',
      '**/*.md',
      '**/*.css',
      ...folders.filter((other) => other.startsWith(`${folder}/`)).map((other) => `<rootDir>/src/web/${other}/**`),
    ],
  })),
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: true }),
  orderBy: 'message',
};
export default config;
