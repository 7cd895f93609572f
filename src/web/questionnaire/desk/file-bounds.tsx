import { Trans, useLingui } from '@lingui/react/macro';
import { ruleOf } from '#domain/file/field-rules.ts';
import type { FileType } from '#domain/file/file-types.ts';
import { type Question, questionLimits } from '#domain/questionnaire/question.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const counts = Array.from({ length: questionLimits.files }, (_, place) => String(place + 1));
const { types: offered } = ruleOf('ANSWER_FILE');

interface FileBoundsProps {
  question: Question;
  mayShape: boolean;
  set: (part: Partial<Question>) => void;
}

/** How many files an answer has, and of which kinds. */
export function FileBounds({ question: { most, fileTypes }, mayShape, set }: FileBoundsProps) {
  const { t } = useLingui();
  const isTaken = (type: FileType) => fileTypes?.includes(type) ?? false;
  const toggle = (type: FileType, is: boolean) =>
    set({ fileTypes: offered.filter((one) => (one === type ? is : isTaken(one))) });
  return (
    <>
      <SelectField
        label={t`Maximum number of files`}
        options={counts.map((value) => ({ value, label: value }))}
        value={String(most ?? 1)}
        disabled={!mayShape}
        onChange={(value) => set({ most: Number(value) })}
      />
      <fieldset>
        <legend className="mb-1 font-medium">
          <Trans>File types</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {offered.map((type) => (
            <CheckboxField
              key={type}
              label={type.toUpperCase()}
              checked={isTaken(type)}
              disabled={!mayShape}
              onChange={(is) => toggle(type, is)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
