import { useLingui } from '@lingui/react/macro';
import type { QuestionResult } from '#contract/questionnaire/desk.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { useNames } from '../use-names.ts';

/** A bar for each choice; of a grid for each choice of each row. */
export function Bars({
  of: { type, tallies, rows },
  question,
}: {
  of: QuestionResult;
  question: Question | undefined;
}) {
  const { t } = useLingui();
  const nameOf = useNames();
  const labelOf = (id: string): string => {
    if (type === 'CONTACTS') return id === 'yes' ? t`In touch` : t`Not in touch`;
    return nameOf(question?.options.find((one) => one.id === id)?.words ?? {}) || id;
  };
  const labelled = (of: typeof tallies) => of.map(({ id, count }) => ({ id, count, label: labelOf(id) }));
  return (
    <>
      {tallies.length > 0 && <BarList of={labelled(tallies)} />}
      {rows.map((row) => (
        <div key={row.id}>
          <p className="mb-1 font-medium">{nameOf(question?.rows.find(({ id }) => id === row.id)?.words ?? {})}</p>
          <BarList of={labelled(row.tallies)} />
        </div>
      ))}
    </>
  );
}

function BarList({ of }: { of: readonly { id: string; label: string; count: number }[] }) {
  const most = Math.max(1, ...of.map(({ count }) => count));
  return (
    <ul className="flex flex-col gap-2">
      {of.map(({ id, label, count }) => (
        <li key={id} className="grid grid-cols-[minmax(0,9rem)_1fr_auto] items-center gap-3">
          <span className="min-w-0 text-sm">{label}</span>
          <span aria-hidden className="h-5 rounded bg-sunken">
            <span className="block h-5 rounded bg-brand" style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className="tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}
