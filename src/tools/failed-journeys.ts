import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './shell.ts';

/** As Playwright's JSON reporter writes it: one suite per file, which may hold others. */
interface Suite {
  file: string;
  title: string;
  specs?: readonly Spec[];
  suites?: readonly Suite[];
}

interface Spec {
  ok: boolean;
  title: string;
  tests: readonly { results: readonly { attachments: readonly { name: string; path?: string }[] }[] }[];
}

export interface JourneyReport {
  suites: readonly Suite[];
}

export interface FailedJourney {
  /** Below the root: a file's tests build on each other, so it is run as one. */
  file: string;
  /** With the titles of what it stands in. */
  title: string;
  /** Its picture and its trace, where they lie. */
  left: string[];
}

export const journeys = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];

export const failedJourneys = ({ suites }: JourneyReport): FailedJourney[] =>
  suites.flatMap((suite) => failedIn(suite, `tests/e2e/${suite.file}`, []));

function failedIn({ specs = [], suites = [] }: Suite, file: string, above: readonly string[]): FailedJourney[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ file, title: [...above, spec.title].join(' › '), left: leftBy(spec) })),
    ...suites.flatMap((suite) => failedIn(suite, file, [...above, suite.title])),
  ];
}

const leftBy = ({ tests }: Spec): string[] =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => (path ? [relative(root, path)] : []))),
  );

/** Of the journeys that ran last; empty when they wrote no report. */
export async function lastFailedJourneys(): Promise<FailedJourney[]> {
  const report = await readFile(join(root, 'test-results/journeys.json'), 'utf8').catch(() => '{"suites":[]}');
  return failedJourneys(JSON.parse(report) as JourneyReport);
}

export const tellJourney = ({ file, title, left }: FailedJourney): string =>
  [`${file} › ${title}`, ...left.map((path) => `  ${path}`)].join('\n');
