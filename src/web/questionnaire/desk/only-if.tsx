import { useLingui } from '@lingui/react/macro';
import { mayDecide } from '#domain/questionnaire/asked.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useNames } from '../use-names.ts';

interface OnlyIfProps {
  question: Question;
  before: readonly Question[];
  mayShape: boolean;
  set: (part: Partial<Question>) => void;
}

/** "Only if that question is answered with one of these". */
export function OnlyIf({ question: { only }, before, mayShape, set }: OnlyIfProps) {
  const { t } = useLingui();
  const nameOf = useNames();
  const deciding = before.flatMap((one, at) => (mayDecide(one) ? [{ one, place: at + 1 }] : []));
  if (deciding.length === 0 && !only) return null;
  const on = deciding.find(({ one }) => one.id === only?.question)?.one;
  const toggle = (value: string, is: boolean) =>
    only && set({ only: { ...only, is: is ? [...only.is, value] : only.is.filter((one) => one !== value) } });
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t`When to ask`}
        options={[
          { value: '', label: t`Always` },
          ...deciding.map(({ one, place }) => ({
            value: one.id,
            label: t`Depends on ${place}. ${nameOf(one.title)}`,
          })),
          // It was taken away, or stands further down by now.
          ...(only && !on
            ? [{ value: only.question, label: t`Depends on a question that doesn’t come before this one` }]
            : []),
        ]}
        value={only?.question ?? ''}
        disabled={!mayShape}
        onChange={(id) => set({ only: id ? { question: id, is: [] } : null })}
      />
      {only && on && (
        <fieldset>
          <legend className="text-sm text-muted">{t`Ask if the answer is one of these:`}</legend>
          {choicesOf(on, nameOf).map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              checked={only.is.includes(value)}
              disabled={!mayShape}
              onChange={(is) => toggle(value, is)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function choicesOf({ type, options, least, most }: Question, nameOf: ReturnType<typeof useNames>) {
  if (type !== 'SCALE')
    return options.map(({ id, words }, at) => ({ value: id, label: nameOf(words) || String(at + 1) }));
  const from = least ?? 0;
  return Array.from({ length: Math.max(0, (most ?? 0) - from + 1) }, (_, step) => String(from + step)).map((value) => ({
    value,
    label: value,
  }));
}
