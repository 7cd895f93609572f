import { stripVTControlCharacters } from 'node:util';

/** How much of a report is said again: its first failure, as a rule. */
const reportLines = 30;
const nameLines = 20;

/** A line that names a failed test: Vitest's and Playwright's, which number theirs in the report. */
const nameOfFailed = /^\s*(FAIL\s|\d+\) )/;
/** Where the runner begins to tell what failed: the first failed test, or an error outside of any test. */
const beginOfReport = /^\s*(FAIL\s|\d+\) |⎯+\s*Unhandled)/;

/**
 * What to read first of a failed step's output, so that the end of a long log says what failed: the names of the failed
 * tests and the beginning of the runner's report; of a step without a report its last lines.
 */
export function whatFailed(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const begin = lines.findIndex((line) => beginOfReport.test(line));
  if (begin < 0) return lines.slice(-reportLines);
  const names = [...new Set(lines.filter((line) => nameOfFailed.test(line)).map((line) => line.trim()))];
  return [...names.slice(0, nameLines), ...lines.slice(begin, begin + reportLines)];
}
