import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/browser.ts';

/**
 * Journeys through the built app on the real server. Each file opens a portal of its own (tests/support/portal.ts).
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepare-demo.ts',
  outputDir: '../../test-results',
  // How far a journey comes in a time is the machine's to say; whoever waits in it for something waits 20 s.
  timeout: 300_000,
  // A machine that builds for others beside it is slow; who waits for nothing loses nothing.
  expect: { timeout: 20_000 },
  // A browser and a server each; files side by side, the tests of a file in their order. People wait, as for ten seconds
  // of undo: two at a time leave a fifth of two cores idle.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Asia/Macau',
    screenshot: 'only-on-failure',
    // A worker fetches the whole app into each new browser; files about what it does let it in.
    serviceWorkers: 'block',
  },
});
