import { useLingui } from '@lingui/react/macro';
import type { Question } from '#domain/questionnaire/question.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { WordsFields } from './words-fields.tsx';

const numberIn = (text: string): number | null => {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

interface BoundsProps {
  question: Question;
  mayWrite: boolean;
  mayShape: boolean;
  errorAt: (path: string) => string | undefined;
  set: (part: Partial<Question>) => void;
}

/** From where to where a scale or a number goes, and what the ends of a scale mean. */
export function Bounds({ question, mayWrite, mayShape, errorAt, set }: BoundsProps) {
  const { t } = useLingui();
  const number = (name: 'least' | 'most', label: string) => (
    <TextField
      label={label}
      type="number"
      value={question[name] === null ? '' : String(question[name])}
      disabled={!mayShape}
      error={errorAt(name)}
      onChange={(text) => set({ [name]: numberIn(text) })}
    />
  );
  const meaning = (name: 'leastWords' | 'mostWords', label: string) => (
    <WordsFields
      label={label}
      words={question[name]}
      disabled={!mayWrite}
      errorIn={(language) => errorAt(`${name}.${language}`)}
      onChange={(words) => set({ [name]: words })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        {number('least', t`Lowest number`)}
        {number('most', t`Highest number`)}
      </div>
      {question.type === 'SCALE' && meaning('leastWords', t`Label for the lowest number`)}
      {question.type === 'SCALE' && meaning('mostWords', t`Label for the highest number`)}
    </>
  );
}
