import { useLingui } from '@lingui/react/macro';

/** Characters as the rule counts them: a Chinese character and an emoji are one each. */
export const lengthOf = (text: string): number => [...text].length;

export function Counter({ text, limit }: { text: string; limit: number }) {
  const { t } = useLingui();
  const used = lengthOf(text);
  return (
    <span
      aria-label={t`${used} of ${limit} characters`}
      role="img"
      className={used > limit ? 'font-semibold text-bad' : 'tabular-nums'}
    >
      {used}/{limit}
    </span>
  );
}
