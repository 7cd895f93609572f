import { Trans } from '@lingui/react/macro';
import type { ProductNote } from '#contract/docking/product.ts';
import { AnswerField } from '#web/moves/answer-field.tsx';
import { answerNote, dockingChanges } from '../queries.ts';

/** A note that came with a return; the exhibitor answers it, and the answer is kept when the field is left. */
export const NoteToAnswer = ({ note, mayAnswer }: { note: ProductNote; mayAnswer: boolean }) => (
  <div className="flex flex-col gap-2 rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
    <p className="break-words whitespace-pre-line">{note.text}</p>
    {mayAnswer ? (
      <AnswerField answer={note.answer} call={(said) => answerNote(note.id, said)} changes={dockingChanges} />
    ) : (
      note.answer && (
        <p className="border-t border-line pt-1 whitespace-pre-line">
          <Trans comment="What was answered to a note">Answer: {note.answer}</Trans>
        </p>
      )
    )}
  </div>
);
