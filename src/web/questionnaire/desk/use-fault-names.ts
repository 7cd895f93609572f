import { useLingui } from '@lingui/react/macro';
import type { Fault } from '#domain/questionnaire/question.ts';

/** What is missing in a question or contradicts itself, by the labels of its fields; each once. */
export function useFaultNames(faults: readonly Fault[]): string[] {
  const { t } = useLingui();
  const nameOf = (path: string): string => {
    const [, , field = '', at] = path.split('.');
    const place = Number(at) + 1;
    const names: Record<string, () => string> = {
      title: () => t({ message: 'Question', comment: 'Of a questionnaire' }),
      hint: () => t`Hint`,
      options: () => (at === undefined ? t`at least two choices` : t`Choice ${place}`),
      rows: () => (at === undefined ? t`at least one row` : t`Row ${place}`),
      least: () => t`Lowest number`,
      most: () => t`Highest number`,
      fileTypes: () => t`at least one file type`,
      leastWords: () => t`Label for the lowest number`,
      mostWords: () => t`Label for the highest number`,
      only: () => t`when to ask`,
    };
    return names[field]?.() ?? field;
  };
  return [...new Set(faults.map(({ path }) => nameOf(path)))];
}
