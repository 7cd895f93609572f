import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { apiPrefix } from './src/contract/api.ts';
import { appVersion } from './src/tools/web-build/app-version.ts';
import { catalogModules } from './src/tools/web-build/catalog-modules.ts';
import { filesBeside, firstLoadGroups } from './src/tools/web-build/first-load.ts';
import { offlineParts } from './src/tools/web-build/offline-parts.ts';
import { pageTemplate } from './src/tools/web-build/page-template.ts';
import { pageWords } from './src/tools/web-build/page-words.ts';
import { precompress } from './src/tools/web-build/precompress.ts';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** ZXing does not say that its modules are free of side effects; without this its whole library comes along. */
const treeshake = { moduleSideEffects: (id: string) => !/node_modules\/@zxing\//.test(id) };

/** Of the domain, what both sides say. */
const saysWords = /\/src\/(?:web\/.*|domain\/.*-words)\.tsx?(?:$|\?)/;
const lingui = () => babel({ include: saysWords, plugins: ['@lingui/babel-plugin-lingui-macro'] });

const parts = offlineParts(from('./src/web'));

const testProject = (name: string, include: string[], more: object = {}) => ({
  extends: false as const,
  root: from('.'),
  plugins: [lingui(), catalogModules()],
  test: { name, include, ...more },
});

/** Nothing is held to the pace of the machine. */
const testTimeout = 60_000;

/** What the server remembers hangs on its world, not on its modules, so a worker loads them once for all its files. */
const inNode = { environment: 'node', isolate: false, testTimeout };

/** Likewise; what a file leaves behind in its window is cleared (tests/support/web-setup.ts). */
const inWindow = {
  environment: 'happy-dom',
  isolate: false,
  setupFiles: [from('./tests/support/web-setup.ts')],
  testTimeout,
};

const onDatabases = {
  ...inNode,
  globalSetup: [from('./tests/support/api-setup.ts')],
  hookTimeout: 60_000,
};

export default defineConfig({
  root: from('./src/web'),
  cacheDir: from('./node_modules/.vite'),
  publicDir: from('./public'),
  // React has the hook itself; what makes up for it in old ones is not fetched by a first visit.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
      // Its package offers what was written for browsers of ten years ago; the same in today's language is half of it.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  base: '/event/',
  plugins: [
    catalogModules(),
    pageWords(from('./src/web')),
    pageTemplate({ root: from('./src/web'), plugins: () => [catalogModules(), react(), lingui()] }),
    react(),
    lingui(),
    tailwind(),
    parts.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,png,wasm,webmanifest,mp3,wav}'],
        // The two large icons are the system's own business, when it installs the portal.
        globIgnores: ['**/config/**', '**/icons/*-512.png'],
        manifestTransforms: [parts.manifest],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
      devOptions: { enabled: false },
    }),
    appVersion({ folder: from('./public'), serviceWorker: from('./src/web/sw.ts') }),
    precompress(),
  ],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    outDir: from('./dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: filesBeside },
    // Scripts call each other by names that stay; so one that changed gives only itself another name.
    chunkImportMap: true,
    rolldownOptions: { treeshake, output: { codeSplitting: { groups: firstLoadGroups() } } },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: 8080,
    proxy: Object.fromEntries(
      [apiPrefix, '/event/idp', '/event/config/product.json'].map((path) => [
        path,
        { target: 'http://127.0.0.1:8081' },
      ]),
    ),
  },
  test: {
    projects: [
      testProject('unit', ['src/{domain,contract,server,tools}/**/*.test.ts'], inNode),
      testProject('web', ['src/web/**/*.test.{ts,tsx}'], inWindow),
      testProject('api', ['tests/api/**/*.test.ts'], onDatabases),
      testProject('faults', ['tests/faults/**/*.test.ts'], onDatabases),
      testProject('architecture', ['tests/architecture/**/*.test.ts'], inNode),
    ],
  },
});
