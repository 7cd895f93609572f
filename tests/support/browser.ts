import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * Chromium without a window around its pages, whose drawing takes as long as theirs. The program itself, as Debian has
 * it: who kills what /usr/bin has kills a script.
 */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: TEST_BROWSER, one the machine has, or Playwright's own; null when there is none.
 */
export const browserProgram = (): string | null =>
  [process.env['TEST_BROWSER'], ...places, chromium.executablePath()].find(
    (place): place is string => Boolean(place) && existsSync(String(place)),
  ) ?? null;

/** Quiet and without a sandbox where the tests run as root, as in a container. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A page of a journey lives for seconds: to make its scripts faster takes a sixth of the processor's time and is hardly
 * ever paid back.
 */
const untuned = '--js-flags=--no-maglev,--no-turbofan';

/**
 * As journeys start it; what is measured is measured in the whole browser (`wholeBrowser`). Whoever brings arguments of
 * its own, as for a camera whose frames are read, gets it with all that makes scripts fast.
 */
export const launchOptions = (args: readonly string[] = [untuned]): LaunchOptions =>
  startedFrom(process.env['TEST_BROWSER'] ?? (existsSync(headlessShell) ? headlessShell : browserProgram()), args);

export const wholeBrowser = (args: readonly string[] = []): LaunchOptions => startedFrom(browserProgram(), args);

const startedFrom = (executablePath: string | null, args: readonly string[]): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...browserArguments, ...args],
});

/** A camera that shows a video: what is in front of the phone. @param video an .y4m file */
export const fakeCamera = (video: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
];
