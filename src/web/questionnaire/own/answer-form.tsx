import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askedOf } from '#domain/questionnaire/asked.ts';
import type { Answer } from '#domain/questionnaire/question.ts';
import { Unreachable } from '#web/api/api-error.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { businessDateTime, instantOf } from '#domain/instant.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { useNames } from '../use-names.ts';
import type { FilesState } from './answer-files.ts';
import type { AnswerState, AnswerStore } from './answer-store.ts';
import { partsOf } from './parts.ts';
import { QuestionField } from './question-field.tsx';

/** The questions, one part after the other; the last one hands in. */
export function AnswerForm({ store, onDone }: { store: AnswerStore; onDone: () => void }) {
  const { i18n } = useLingui();
  const state = useSyncExternalStore(store.subscribe, store.get);
  const files = useSyncExternalStore(store.files.subscribe, store.files.get);
  const { questions, answer } = store.read;
  const [at, setAt] = useState(0);
  const { busy, work } = useWork();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => store.start(), [store]);
  const asked = new Set(askedOf(questions, state.answers).map(({ id }) => id));
  const parts = partsOf(questions).filter((part) => part.some(({ id }) => asked.has(id)));
  const place = Math.min(at, parts.length - 1);
  const part = parts[place]?.filter(({ id }) => asked.has(id)) ?? [];
  const isLast = place >= parts.length - 1;
  const partOf = (path: string) => parts.findIndex((one) => one.some(({ id }) => path.split('.')[1] === id));

  function goTo(next: number): void {
    setAt(next);
    void store.flush();
    top.current?.focus();
    scrollTo({ top: 0 });
  }
  async function handIn(): Promise<void> {
    if (await store.submit()) return onDone();
    const [first] = store.get().problems;
    if (first) goTo(Math.max(0, partOf(first.path)));
  }

  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Progress place={place} count={parts.length} />
      <SaveState state={state} files={files} />
      <Conflicts store={store} state={state} />
      <Summary state={state} store={store} onGo={(path) => goTo(Math.max(0, partOf(path)))} />
      <Card>
        <div className="flex flex-col gap-6">
          {part.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={state.answers[question.id]}
              problems={state.problems}
              onChange={(value) => store.change(question.id, value)}
              store={store}
            />
          ))}
        </div>
      </Card>
      {state.failure && state.problems.length === 0 ? <FormError>{sentenceOf(state.failure, i18n)}</FormError> : null}
      <StickyActions>
        {place > 0 && (
          <Button icon="chevron-left" onClick={() => goTo(place - 1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {isLast ? (
          <Button tone="primary" icon="send" busy={busy} onClick={() => void work(handIn)}>
            {answer.submittedAt ? <Trans>Submit changes</Trans> : <Trans>Submit</Trans>}
          </Button>
        ) : (
          <Button tone="primary" onClick={() => goTo(place + 1)}>
            <Trans>Next</Trans>
          </Button>
        )}
      </StickyActions>
    </div>
  );
}

function Progress({ place, count }: { place: number; count: number }) {
  const { t } = useLingui();
  const step = place + 1;
  return (
    <div className="flex items-center gap-3">
      <progress value={step} max={count} aria-label={t`Progress`} className="h-2 flex-1" />
      <span className="text-sm text-muted tabular-nums">
        <Trans comment="As in: part 2 of 5">
          {step} of {count}
        </Trans>
      </span>
    </div>
  );
}

/** Not all is saved as long as a file is on its way. */
function phaseWith({ phase }: AnswerState, { going }: FilesState): AnswerState['phase'] {
  const next = going.find((one) => one.phase !== 'refused');
  if (!next || phase !== 'saved') return phase;
  return next.failure instanceof Unreachable ? 'offline' : 'saving';
}

function SaveState({ state, files }: { state: AnswerState; files: FilesState }) {
  const { savedAt } = state;
  const phase = phaseWith(state, files);
  const time = savedAt === null ? '' : businessDateTime(instantOf(savedAt)).slice(11, 16);
  return (
    <output className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
      {phase === 'saved' && time && (
        <>
          <Icon name="check" size="sm" /> <Trans>Saved {time}</Trans>
        </>
      )}
      {(phase === 'typing' || phase === 'saving') && (
        <>
          <Icon name="sync" size="sm" /> <Trans>Saving…</Trans>
        </>
      )}
      {phase === 'offline' && (
        <>
          <Icon name="wifi-off" size="sm" />
          <Trans>No network: saved on this device {time}. Carry on; we'll send it when you're back online.</Trans>
        </>
      )}
      {phase === 'device' && (
        <>
          <Icon name="lock" size="sm" />
          <Trans>Saved only on this device until you submit.</Trans>
        </>
      )}
    </output>
  );
}

/** What is still missing, as links to it. */
function Summary({
  state: { problems },
  store,
  onGo,
}: {
  state: AnswerState;
  store: AnswerStore;
  onGo: (path: string) => void;
}) {
  const nameOf = useNames();
  if (problems.length === 0) return null;
  const wrong = store.read.questions.filter(({ id }) => problems.some(({ path }) => path.split('.')[1] === id));
  return (
    <div role="alert" className="rounded-card bg-bad-soft p-4 text-on-bad-soft">
      <p className="font-semibold">
        <Trans>Check these questions:</Trans>
      </p>
      <ul className="mt-1 list-disc pl-6">
        {wrong.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="min-h-touch text-left underline" onClick={() => onGo(`answers.${id}`)}>
              {nameOf(title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Answered otherwise on another device: nothing is lost unasked. */
function Conflicts({ store, state: { conflicts } }: { store: AnswerStore; state: AnswerState }) {
  const nameOf = useNames();
  return conflicts.map(({ id, mine, theirs }) => {
    const question = store.read.questions.find((one) => one.id === id);
    if (!question) return null;
    return (
      <Status
        key={id}
        tone="warn"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => store.choose(id, true)}>
              <Trans>Use this device’s</Trans>
            </Button>
            <Button onClick={() => store.choose(id, false)}>
              <Trans>Use the other device’s</Trans>
            </Button>
          </span>
        }
      >
        <Trans>
          “{nameOf(question.title)}” has a different answer on another device. Here: {shown(mine)}. There:{' '}
          {shown(theirs)}.
        </Trans>
      </Status>
    );
    function shown(answer: Answer | null): string {
      if (answer === null) return '–';
      const option = question?.options.find((one) => one.id === answer);
      if (option) return nameOf(option.words);
      if (question?.type === 'FILE' && Array.isArray(answer)) return answer.map(fileName).join(', ') || '–';
      if (Array.isArray(answer))
        return answer.map((one) => (typeof one === 'object' ? one.name : optionName(one))).join(', ');
      return typeof answer === 'object' ? Object.values(answer).map(optionName).join(', ') : String(answer);
    }
    function fileName(fileId: unknown): string {
      return store.files.get().known.find((one) => one.id === fileId)?.name ?? '–';
    }
    function optionName(optionId: string): string {
      const option = question?.options.find((one) => one.id === optionId);
      return option ? nameOf(option.words) : optionId;
    }
  });
}
