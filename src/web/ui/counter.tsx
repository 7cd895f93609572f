import { useLingui } from '@lingui/react/macro';

/** Characters as the rule counts them: a Chinese character and an emoji are one each. */
export const lengthOf = (text: string): number => [...text].length;

export function Counter({ text, limit }: { text: string; limit: number }) {
  const { t } = useLingui();
  const used = lengthOf(text);
  return (
    // Of a fixed size, so that another number lays out nothing but itself.
    <span className="w-24 shrink-0">
      <span
        aria-label={t`${used} of ${limit} characters`}
        role="img"
        className={`block h-5 text-end contain-layout contain-size ${used > limit ? 'font-semibold text-bad' : 'tabular-nums'}`}
      >
        {used}/{limit}
      </span>
    </span>
  );
}
