import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldError } from '#domain/errors.ts';
import type { Answer, Contact, Question } from '#domain/questionnaire/question.ts';
import { questionLimits } from '#domain/questionnaire/question.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { useNames } from '../use-names.ts';
import type { AnswerStore } from './answer-store.ts';
import { FileQuestion } from './file-question.tsx';
import { useFrame } from './use-frame.ts';

export interface QuestionFieldProps {
  question: Question;
  value: Answer | undefined;
  onChange: (answer: Answer | null) => void;
  problems: readonly FieldError[];
  /** Where its files come from and go to; left out in a preview. */
  store?: AnswerStore;
}

/** One question as whoever answers sees it, with what is wrong beside it. */
export function QuestionField(props: QuestionFieldProps) {
  const Kind = kinds[props.question.type];
  return (
    <div id={`question-${props.question.id}`} className="scroll-mt-24">
      <Kind {...props} />
    </div>
  );
}

const textOf = (value: Answer | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function TextQuestion(props: QuestionFieldProps) {
  const frame = useFrame(props);
  return (
    <TextArea
      {...frame}
      value={textOf(props.value)}
      limit={questionLimits.text}
      onChange={(text) => props.onChange(text === '' ? null : text)}
    />
  );
}

function OneQuestion(props: QuestionFieldProps) {
  const frame = useFrame(props);
  const nameOf = useNames();
  return (
    <RadioGroup
      {...frame}
      value={textOf(props.value)}
      choices={props.question.options.map(({ id, words }) => ({ value: id, label: nameOf(words) }))}
      onChange={props.onChange}
    />
  );
}

function ManyQuestion(props: QuestionFieldProps) {
  const { label, hint, error, required } = useFrame(props);
  const nameOf = useNames();
  const chosen = Array.isArray(props.value) ? props.value.filter((one) => typeof one === 'string') : [];
  const toggle = (id: string, is: boolean) => {
    const next = is ? [...chosen, id] : chosen.filter((one) => one !== id);
    props.onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      {props.question.options.map(({ id, words }) => (
        <CheckboxField key={id} label={nameOf(words)} checked={chosen.includes(id)} onChange={(is) => toggle(id, is)} />
      ))}
      <FieldProblem id={`${props.question.id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}

function ScaleQuestion(props: QuestionFieldProps) {
  const { label, hint, error, required } = useFrame(props);
  const nameOf = useNames();
  const { id, least, most, leastWords, mostWords } = props.question;
  const from = least ?? 1;
  const steps = Array.from({ length: (most ?? 5) - from + 1 }, (_, place) => from + place);
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <div className="w-fit">
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <label
              key={step}
              className="flex min-h-touch min-w-touch items-center justify-center rounded-lg border border-control bg-surface px-3 font-medium tabular-nums has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft has-focus-visible:ring-2 has-focus-visible:ring-brand"
            >
              <input
                type="radio"
                name={id}
                value={step}
                checked={props.value === step}
                onChange={() => props.onChange(step)}
                className="sr-only"
              />
              {step}
            </label>
          ))}
        </div>
        <div className="mt-1 flex justify-between gap-4 text-sm text-muted">
          <span>{nameOf(leastWords)}</span>
          <span>{nameOf(mostWords)}</span>
        </div>
      </div>
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}

function GridQuestion(props: QuestionFieldProps) {
  const { i18n } = useLingui();
  const { label, hint, error, required } = useFrame(props);
  const nameOf = useNames();
  const { id, rows, options } = props.question;
  const chosen = typeof props.value === 'object' && !Array.isArray(props.value) ? props.value : {};
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {rows.map((row) => {
        const problem = props.problems.find(({ path }) => path === `answers.${id}.${row.id}`);
        return (
          <RadioGroup
            key={row.id}
            label={nameOf(row.words)}
            value={chosen[row.id] ?? ''}
            choices={options.map((option) => ({ value: option.id, label: nameOf(option.words) }))}
            onChange={(option) => props.onChange({ ...chosen, [row.id]: option })}
            error={problem && fieldSentence(problem, i18n)}
          />
        );
      })}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}

function NumberQuestion(props: QuestionFieldProps) {
  const frame = useFrame(props);
  return (
    <TextField
      {...frame}
      type="number"
      inputMode="decimal"
      value={textOf(props.value)}
      onChange={(text) => props.onChange(text === '' || !Number.isFinite(Number(text)) ? null : Number(text))}
    />
  );
}

function DateQuestion(props: QuestionFieldProps) {
  const frame = useFrame(props);
  return <DateField {...frame} value={textOf(props.value)} onChange={(text) => props.onChange(text || null)} />;
}

const isContacts = (value: Answer | undefined): value is Contact[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** A row for each enterprise that was contacted (row 219). */
function ContactsQuestion(props: QuestionFieldProps) {
  const { t, i18n } = useLingui();
  const { label, hint, error, required } = useFrame(props);
  const rows = isContacts(props.value) ? props.value : [];
  const problemAt = (path: string) => {
    const found = props.problems.find((problem) => problem.path === `answers.${props.question.id}.${path}`);
    return found && fieldSentence(found, i18n);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <RepeatingList<Contact>
        rows={rows}
        onChange={(next) => props.onChange(next.length === 0 ? null : next)}
        newRow={() => ({ unitId: null, name: '', inTouch: null, situation: '' })}
        add={<Trans>Add an enterprise</Trans>}
        removeLabel={t`Remove this enterprise`}
        className="rounded-card border border-line p-4"
      >
        {(row, change, at) => (
          <>
            <TextField
              label={t`Enterprise`}
              value={row.name}
              onChange={(name) => change({ name, unitId: null })}
              error={problemAt(`${at}.name`)}
              required
            />
            <RadioGroup<'yes' | 'no'>
              label={t`Are you in touch?`}
              choices={[
                { value: 'yes', label: t`Yes` },
                { value: 'no', label: t`No` },
              ]}
              value={row.inTouch === null ? '' : row.inTouch ? 'yes' : 'no'}
              onChange={(value) => change({ inTouch: value === 'yes' })}
              error={problemAt(`${at}.inTouch`)}
              required
            />
            <TextArea
              label={t`How things stand`}
              value={row.situation}
              limit={questionLimits.text}
              rows={3}
              onChange={(situation) => change({ situation })}
            />
          </>
        )}
      </RepeatingList>
      <FieldProblem id={`${props.question.id}-error`}>{error}</FieldProblem>
    </fieldset>
  );
}

const kinds: Record<Question['type'], (props: QuestionFieldProps) => React.ReactNode> = {
  TEXT: TextQuestion,
  ONE: OneQuestion,
  MANY: ManyQuestion,
  SCALE: ScaleQuestion,
  GRID: GridQuestion,
  NUMBER: NumberQuestion,
  DATE: DateQuestion,
  CONTACTS: ContactsQuestion,
  FILE: FileQuestion,
};
