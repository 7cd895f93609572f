import { useLingui } from '@lingui/react/macro';
import { newId } from '#domain/id.ts';
import type { WrittenLanguage } from '#domain/locale.ts';
import { noWords, type Option } from '#domain/questionnaire/question.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WordsFields } from './words-fields.tsx';

interface OptionsEditorProps {
  of: 'options' | 'rows';
  options: readonly Option[];
  most: number;
  main: WrittenLanguage;
  mayWrite: boolean;
  mayShape: boolean;
  errorAt: (path: string) => string | undefined;
  onChange: (options: Option[]) => void;
}

/** The choices of a question, or the rows of a grid. */
export function OptionsEditor({ of, options, most, main, mayWrite, mayShape, errorAt, onChange }: OptionsEditorProps) {
  const { t } = useLingui();
  const nameOf = (place: number) => (of === 'rows' ? t`Row ${place}` : t`Choice ${place}`);
  const takeAway = (place: number) => (of === 'rows' ? t`Remove row ${place}` : t`Remove choice ${place}`);
  return (
    <div className="flex flex-col gap-3">
      {options.map((option, at) => (
        <div key={option.id} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <WordsFields
              label={nameOf(at + 1)}
              words={option.words}
              main={main}
              disabled={!mayWrite}
              errorIn={(language) => errorAt(`${of}.${at}.words.${language}`)}
              onChange={(words) => onChange(options.map((one) => (one === option ? { ...one, words } : one)))}
            />
          </div>
          {mayShape && (
            <IconButton
              icon="trash"
              label={takeAway(at + 1)}
              onClick={() => onChange(options.filter((one) => one !== option))}
            />
          )}
        </div>
      ))}
      {mayShape && (
        <div>
          <Button
            icon="plus"
            disabled={options.length >= most}
            onClick={() => onChange([...options, { id: newId(), words: { ...noWords } }])}
          >
            {of === 'rows' ? t`Add a row` : t`Add a choice`}
          </Button>
        </div>
      )}
    </div>
  );
}
