import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { DeskQuestionnaire } from '#contract/questionnaire/desk.ts';
import { newId } from '#domain/id.ts';
import { mayBeAnonymous, questionFaults } from '#domain/questionnaire/check-questions.ts';
import { emptyQuestion, type Question, questionLimits, questionTypes } from '#domain/questionnaire/question.ts';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { AboutFields } from './about-fields.tsx';
import { Completeness } from './completeness.tsx';
import { QuestionEditor } from './question-editor.tsx';
import type { QuestionnaireForm } from './use-questionnaire-form.ts';
import { typeWords } from './words.ts';

interface BuilderProps {
  of: DeskQuestionnaire;
  edit: QuestionnaireForm;
}

const editorId = (id: string): string => `editor-${id}`;

/** What a questionnaire says and asks. */
export function Builder({ of: { editable }, edit }: BuilderProps) {
  const { form } = edit;
  const { questions, mainLanguage, anonymous } = form.values;
  const [removed, setRemoved] = useState<{ question: Question; at: number } | null>(null);
  const added = useRef<string | null>(null);
  const faults = questionFaults(form.values, mainLanguage, anonymous);
  const isDraft = editable === 'all';
  const mayWrite = editable !== 'nothing';
  useEffect(() => {
    if (added.current) document.getElementById(editorId(added.current))?.querySelector('input')?.focus();
    added.current = null;
  }, [questions.length]);

  const set = (next: Question[]) => form.set('questions', next);
  function insert(question: Question, at: number): void {
    added.current = question.id;
    set([...questions.slice(0, at), question, ...questions.slice(at)]);
  }
  function moveTo(from: number, to: number): void {
    const next = [...questions];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  }
  function remove(question: Question, at: number): void {
    setRemoved({ question, at });
    set(questions.filter((one) => one !== question));
  }
  function takeBack(): void {
    if (removed) insert(removed.question, removed.at);
    setRemoved(null);
  }

  return (
    <form {...form.props} className="flex max-w-4xl flex-col gap-5">
      <Completeness of={form.values} />
      <AboutFields form={form} mayWrite={mayWrite} isDraft={isDraft} />
      {questions.map((question, at) => (
        <div key={question.id} id={editorId(question.id)} className="scroll-mt-24">
          <QuestionEditor
            question={question}
            at={at}
            before={questions.slice(0, at)}
            count={questions.length}
            main={mainLanguage}
            faults={faults.filter(({ path }) => path.startsWith(`questions.${at}.`))}
            mayWrite={mayWrite}
            mayShape={isDraft}
            isFull={questions.length >= questionLimits.questions}
            errorAt={(path) => form.errorAt(`questions.${at}.${path}`)}
            onChange={(next) => set(questions.map((one, place) => (place === at ? next : one)))}
            onMove={(to) => moveTo(at, to)}
            onDuplicate={() => insert(duplicateOf(question), at + 1)}
            onRemove={() => remove(question, at)}
          />
        </div>
      ))}
      {removed && (
        <output className="flex flex-wrap items-center gap-3">
          <Trans>Question removed.</Trans>
          <Button icon="undo" onClick={takeBack}>
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
      {isDraft && (
        <AddQuestion
          anonymous={anonymous}
          count={questions.length}
          onAdd={(type) => insert(emptyQuestion(newId(), type, newId), questions.length)}
        />
      )}
      {edit.dirty && (
        <StickyActions>
          {mayWrite ? (
            <SaveChanges form={form} dirty discard={edit.discard} />
          ) : (
            // It was typed here before somebody closed it.
            <Button onClick={() => void edit.discard()}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
        </StickyActions>
      )}
    </form>
  );
}

/** The same once more; its choices are others, so that what was chosen there is not chosen here. */
function duplicateOf(question: Question): Question {
  const renewed = (options: Question['options']) => options.map((one) => ({ ...one, id: newId() }));
  return { ...question, id: newId(), options: renewed(question.options), rows: renewed(question.rows) };
}

function AddQuestion({
  anonymous,
  count,
  onAdd,
}: {
  anonymous: boolean;
  count: number;
  onAdd: (type: Question['type']) => void;
}) {
  const { t } = useLingui();
  const most = questionLimits.questions;
  const offered = questionTypes.filter((type) => !anonymous || mayBeAnonymous(type));
  return (
    <Card title={<Trans>Add a question</Trans>}>
      {count >= most ? (
        <p className="text-muted">
          <Trans>You’ve reached the limit of {most} questions.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {offered.map((type) => (
            <Button key={type} icon="plus" onClick={() => onAdd(type)}>
              {t(typeWords[type])}
            </Button>
          ))}
        </div>
      )}
      {anonymous && (
        <p className="mt-3 text-sm text-muted">
          <Trans>
            An anonymous questionnaire can’t ask for files or contacted enterprises: both can reveal who answers.
          </Trans>
        </p>
      )}
    </Card>
  );
}
