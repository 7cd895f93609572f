import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { WizardStep } from '#domain/application/wizard-steps.ts';
import { AnswerField } from '#web/moves/answer-field.tsx';
import { useOpenFirst } from '#web/moves/use-open-first.ts';
import { Button } from '#web/ui/button.tsx';
import { useFieldName } from './field-words.ts';
import { useGoToField } from './go-to-field.ts';
import { answerNote, noteChanges, type OpenNote, openNotesQuery } from './note-queries.ts';
import { applicationQuery } from './queries.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';

/** Of a returned application, what the fund wants: what has no answer yet comes first, each with the way to its field. */
export function NotesToDo({ step = null }: { step?: WizardStep | null }) {
  const { enrollmentId } = useDraftStore();
  const { data: application } = useQuery(applicationQuery(enrollmentId));
  const isReturned = application?.wanted === 'correctApplication';
  const { data: notes } = useQuery({ ...openNotesQuery(enrollmentId), enabled: isReturned });
  if (!isReturned || !notes || notes.length === 0) return null;
  return <ToDo key={step} notes={notes} isOpen={step === null || step === 'statement' || step === 'check'} />;
}

function ToDo({ notes, isOpen }: { notes: readonly OpenNote[]; isOpen: boolean }) {
  const { t } = useLingui();
  const boardIds = useDraftState(({ boards }) => boards.map(({ id }) => id).join()).split(',');
  const nameOf = useFieldName();
  const goTo = useGoToField();
  const inOrder = useOpenFirst(notes);
  const open = notes.filter(({ answer }) => answer === '').length;
  const labelOf = (target: string): string => {
    const number = boardIds.findIndex((id) => target.startsWith(`board.${id}.`)) + 1;
    const word = nameOf(target);
    if (word === target) return '';
    return number > 0 ? t`Booth ${number}: ${word}` : word;
  };
  return (
    <details open={isOpen} data-no-print className="rounded-card border border-line bg-surface p-4 shadow-card md:px-6">
      <summary className="min-h-touch cursor-pointer content-center text-lg font-semibold">
        {open > 0 ? <Trans>Notes from the fund to reply to: {open}</Trans> : <Trans>Every note answered</Trans>}
      </summary>
      <ol className="mt-3 flex flex-col gap-5">
        {inOrder.map((note) => (
          <li key={note.id} className="flex flex-col items-start gap-2">
            {labelOf(note.target) && <p className="text-sm text-muted">{labelOf(note.target)}</p>}
            <p className="font-medium whitespace-pre-line">{note.text}</p>
            <Button icon="arrow-right" onClick={() => void goTo(note.target)}>
              <Trans>Go to field</Trans>
            </Button>
            <div className="w-full">
              <AnswerField note={note} call={(said) => answerNote(note.id, said)} changes={noteChanges} />
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
