import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { fileRuleOf } from '#domain/questionnaire/file-rule.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { openInNewWindow } from '#web/file/calls.ts';
import { FieldHint } from '#web/file/field-hint.tsx';
import { FilePicker } from '#web/file/file-picker.tsx';
import { refusalSentence } from '#web/file/refusal-sentence.ts';
import { megabytes } from '#web/file/size-words.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { AnswerFiles, Going } from './answer-files.ts';
import type { AnswerStore } from './answer-store.ts';
import type { QuestionFieldProps } from './question-field.tsx';
import { useFrame } from './use-frame.ts';

/** Files as an answer: they lie on this device until the server has them. */
export function FileQuestion(props: QuestionFieldProps) {
  const { label, hint, required, error } = useFrame(props);
  const { t } = useLingui();
  const { question, store, problems } = props;
  const isRefused = problems.some(({ path, problem }) => path === `answers.${question.id}` && problem === 'notAllowed');
  return (
    <fieldset aria-invalid={error ? true : undefined} className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">
        {label} {required && <RequiredMark />}
      </legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <FieldHint rule={fileRuleOf(question)} isScanned />
      {store ? (
        <OwnFiles question={question} label={label} store={store} />
      ) : (
        <Tried question={question} label={label} />
      )}
      <FieldProblem id={`${question.id}-error`}>
        {isRefused ? t`Remove the refused file, then add another one.` : error}
      </FieldProblem>
    </fieldset>
  );
}

function OwnFiles({ question, label, store }: { question: Question; label: string; store: AnswerStore }) {
  const { id } = question;
  const { files } = store;
  const { known, going } = useSyncExternalStore(files.subscribe, files.get);
  const named = store.filesIn(id);
  const mine = going.filter(({ questionId }) => questionId === id);
  const remove = (fileId: string) => {
    const left = store.filesIn(id).filter((one) => one !== fileId);
    store.change(id, left.length === 0 ? null : left);
  };
  const names = [
    ...named.map((one) => known.find((file) => file.id === one)?.name ?? one),
    ...mine.filter(({ phase }) => phase !== 'refused').map(({ file }) => file.name),
  ];
  return (
    <>
      <ul className="flex flex-col">
        {named.map((one) => (
          <KnownRow key={one} id={one} store={store} onRemove={() => remove(one)} />
        ))}
        {mine.map((one) => (
          <GoingRow key={one.id} of={one} files={files} />
        ))}
      </ul>
      <Picker question={question} label={label} names={names} onPicked={(picked) => void files.add(id, picked)} />
    </>
  );
}

function Row({ name, about, children }: { name: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-2 border-b border-line py-1">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        <output className="block text-sm text-muted">{about}</output>
      </span>
      <span className="flex shrink-0 gap-1">{children}</span>
    </li>
  );
}

function KnownRow({ id, store, onRemove }: { id: string; store: AnswerStore; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { known } = useSyncExternalStore(store.files.subscribe, store.files.get);
  const opening = useDeed({ call: () => openInNewWindow(() => store.openFile(id)) });
  const file = known.find((one) => one.id === id);
  const name = file?.name ?? '';
  const size = megabytes(file?.size ?? 0, locale);
  const refusal = file?.refusal ? refusalSentence(file.refusal, i18n) : null;
  return (
    <Row
      name={name || <Trans>File from another device</Trans>}
      about={
        <>
          {refusal && <span className="text-bad">{refusal}</span>}
          {!refusal && file && t`${size} MB`}
          {file?.state === 'CHECKING' && (
            <>
              {' · '}
              <Trans>being checked</Trans>
            </>
          )}
        </>
      }
    >
      {file?.state === 'READY' && (
        <Button tone="quiet" busy={opening.busy} aria-label={t`Open ${name}`} onClick={() => void opening.run()}>
          <Trans context="file">Open</Trans>
        </Button>
      )}
      <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
    </Row>
  );
}

function GoingRow({ of: { id, file, phase, failure }, files }: { of: Going; files: AnswerFiles }) {
  const { t, i18n } = useLingui();
  return (
    <Row
      name={file.name}
      about={
        <>
          {phase === 'sending' && <Trans>Sending…</Trans>}
          {phase === 'waiting' && (
            <span className="flex items-center gap-1.5">
              <Icon name="wifi-off" size="sm" />
              <Trans>Waiting on this device. We’ll send it as soon as you’re online.</Trans>
            </span>
          )}
          {phase === 'refused' && <span className="text-bad">{sentenceOf(failure, i18n)}</span>}
        </>
      }
    >
      <IconButton icon="trash" label={t`Remove ${file.name}`} onClick={() => void files.takeBack(id)} />
    </Row>
  );
}

interface PickerProps {
  question: Question;
  label: string;
  names: readonly string[];
  onPicked: (files: File[]) => void;
}

function Picker({ question, label, names, onPicked }: PickerProps) {
  const { t } = useLingui();
  const rule = fileRuleOf(question);
  if (names.length >= rule.maxCount) return null;
  return (
    <FilePicker
      rule={rule}
      names={names}
      choose={<Trans>Choose a file</Trans>}
      label={t`${label}: file`}
      cameraLabel={t`${label}: camera`}
      onPicked={onPicked}
    />
  );
}

/** In a preview: named, and nothing is kept. */
function Tried({ question, label }: { question: Question; label: string }) {
  const { t } = useLingui();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <ul className="flex flex-col">
        {names.map((name) => (
          <Row key={name} name={name} about="">
            <IconButton
              icon="trash"
              label={t`Remove ${name}`}
              onClick={() => setNames(names.filter((one) => one !== name))}
            />
          </Row>
        ))}
      </ul>
      <Picker
        question={question}
        label={label}
        names={names}
        onPicked={(picked) => setNames([...names, ...picked.map((file) => file.name)])}
      />
    </>
  );
}
