import { Trans, useLingui } from '@lingui/react/macro';
import type { WrittenLanguage } from '#domain/locale.ts';
import { type Fault, type Question, questionLimits } from '#domain/questionnaire/question.ts';
import { MoveButtons } from '#web/desk/move-buttons.tsx';
import { Card } from '#web/ui/card.tsx';
import { Status } from '#web/ui/badge.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useNames } from '../use-names.ts';
import { Bounds } from './bounds.tsx';
import { FileBounds } from './file-bounds.tsx';
import { OnlyIf } from './only-if.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { useFaultNames } from './use-fault-names.ts';
import { WordsFields } from './words-fields.tsx';
import { typeWords } from './words.ts';

interface EditorProps {
  question: Question;
  at: number;
  /** Those on which it may depend. */
  before: readonly Question[];
  count: number;
  main: WrittenLanguage;
  faults: readonly Fault[];
  mayWrite: boolean;
  /** Also what it asks, not only how. */
  mayShape: boolean;
  /** There is no room for another one. */
  isFull: boolean;
  /** The sentence for a problem at a path below the question. */
  errorAt: (path: string) => string | undefined;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One question of the builder. */
export function QuestionEditor(props: EditorProps) {
  const { t } = useLingui();
  const { question, at, before, count, main, faults, mayWrite, mayShape, errorAt, onChange } = props;
  const nameOf = useNames();
  const set = (part: Partial<Question>) => onChange({ ...question, ...part });
  const { type } = question;
  const place = at + 1;
  const kind = t(typeWords[type]);
  const isUnnameable = faults.some(({ path }) => path.endsWith('.type'));
  const missing = useFaultNames(faults.filter(({ path }) => !path.endsWith('.type'))).join(', ');
  const words = (name: 'title' | 'hint') => ({
    words: question[name],
    disabled: !mayWrite,
    errorIn: (language: WrittenLanguage) => errorAt(`${name}.${language}`),
  });
  const shared = { main, mayWrite, mayShape, errorAt };
  return (
    <Card
      title={`${place}. ${kind}`}
      aside={
        mayShape && (
          <div className="flex flex-wrap gap-1">
            <MoveButtons
              name={nameOf(question.title) || `${place}. ${kind}`}
              at={at}
              count={count}
              onMove={props.onMove}
            />
            <IconButton
              icon="copy"
              label={t({ message: 'Duplicate', comment: 'A question' })}
              disabled={props.isFull}
              onClick={props.onDuplicate}
            />
            <IconButton icon="trash" label={t`Remove question`} onClick={props.onRemove} />
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <WordsFields
          {...words('title')}
          label={t({ message: 'Question', comment: 'Of a questionnaire' })}
          main={main}
          onChange={(title) => set({ title })}
        />
        <WordsFields {...words('hint')} label={t`Hint`} onChange={(hint) => set({ hint })} />
        {type === 'GRID' && (
          <OptionsEditor
            {...shared}
            of="rows"
            options={question.rows}
            most={questionLimits.rows}
            onChange={(rows) => set({ rows })}
          />
        )}
        {(type === 'ONE' || type === 'MANY' || type === 'GRID') && (
          <OptionsEditor
            {...shared}
            of="options"
            options={question.options}
            most={questionLimits.options}
            onChange={(options) => set({ options })}
          />
        )}
        {(type === 'SCALE' || type === 'NUMBER') && <Bounds {...shared} question={question} set={set} />}
        {type === 'FILE' && <FileBounds question={question} mayShape={mayShape} set={set} />}
        <CheckboxField
          label={t`Answer required`}
          checked={question.required}
          disabled={!mayShape}
          onChange={(required) => set({ required })}
        />
        <OnlyIf question={question} before={before} mayShape={mayShape} set={set} />
        {isUnnameable && (
          <Status tone="warn">
            {type === 'FILE' ? (
              <Trans>
                A file can reveal who sent it. Remove this question or let people answer by name, then open the
                questionnaire.
              </Trans>
            ) : (
              <Trans>
                Contacted enterprises can reveal who answers. Remove this question or let people answer by name, then
                open the questionnaire.
              </Trans>
            )}
          </Status>
        )}
        {missing && (
          <p className="text-sm text-muted">
            <Trans>Complete or correct before opening: {missing}</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
