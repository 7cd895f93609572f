import { stripVTControlCharacters } from 'node:util';

/** How much of a report is said again: its first failure, as a rule. */
const reportLines = 30;
const nameLines = 20;

/** A line that names a failed test: Vitest's and Playwright's, which number theirs in the report. */
const nameOfFailed = /^\s*(FAIL\s|\d+\) )/;
/** Where the runner begins to tell what failed: the first failed test, or an error outside of any test. */
const beginOfReport = /^\s*(FAIL\s|\d+\) |⎯+\s*Unhandled)/;

const nameOfSmallPart = /^FAIL\s+\|?web\|?\s+(\S+) > /;

/**
 * The failed tests of small parts of the web in Vitest's output, which are drawn in a window and so wait for things;
 * empty when anything else failed too: a rule is right or wrong, and not tried again.
 */
export function failedSmallParts(output: string): { file: string; name: string }[] {
  const names = namesOfFailed(linesOf(output));
  const parts = names.flatMap((name) => {
    const file = nameOfSmallPart.exec(name)?.[1];
    return file ? [{ file, name }] : [];
  });
  return parts.length === names.length ? parts : [];
}

const linesOf = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

const namesOfFailed = (lines: readonly string[]): string[] => [
  ...new Set(lines.filter((line) => nameOfFailed.test(line)).map((line) => line.trim())),
];

/**
 * What to read first of a failed step's output, so that the end of a long log says what failed: the names of the failed
 * tests and the beginning of the runner's report; of a step without a report its last lines.
 */
export function whatFailed(output: string): string[] {
  const lines = linesOf(output);
  const begin = lines.findIndex((line) => beginOfReport.test(line));
  if (begin < 0) return lines.slice(-reportLines);
  return [...namesOfFailed(lines).slice(0, nameLines), ...lines.slice(begin, begin + reportLines)];
}
