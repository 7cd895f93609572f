/** As Playwright's JSON reporter writes it: one suite per file, which may hold others. */
interface Suite {
  file: string;
  specs?: readonly { ok: boolean }[];
  suites?: readonly Suite[];
}

export interface JourneyReport {
  suites: readonly Suite[];
}

/** The files of the journeys that failed, below tests/e2e: a file's tests build on each other, so it is run as one. */
export const failedFiles = ({ suites }: JourneyReport): string[] =>
  suites.filter(hasFailed).map(({ file }) => `tests/e2e/${file}`);

const hasFailed = ({ specs = [], suites = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some((suite) => hasFailed(suite));
