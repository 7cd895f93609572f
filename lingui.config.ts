import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogFolders } from './src/tools/catalog-folders.ts';

const src = fileURLToPath(new URL('src', import.meta.url));
const folders = ['web', 'server', 'domain'].flatMap((side) =>
  catalogFolders(join(src, side)).map((folder) => `${side}/${folder}`),
);

/** One small catalog per folder with words of its own, so that a page loads only these in one language. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['zh', 'sc', 'en', 'pt'],
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/src/${folder}/locales/{locale}`,
    include: [`<rootDir>/src/${folder}`],
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/locales/**',
      '**/*.md',
      '**/*.css',
      '**/*.json',
      '**/*.sql',
      ...folders.filter((other) => other.startsWith(`${folder}/`)).map((other) => `<rootDir>/src/${other}/**`),
    ],
  })),
  // The server runs its sources as they are: its `msg` is a function of its own (src/domain/msg.ts), also where both sides say a word.
  macro: { corePackage: ['@lingui/core/macro', '#domain/msg.ts'] },
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: true }),
  orderBy: 'message',
};
export default config;
