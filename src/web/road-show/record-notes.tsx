import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordNote } from '#contract/road-show/road-show.ts';
import { AnswerField } from '#web/moves/answer-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { answerNote, roadShowChanges } from './queries.ts';

/** A note that came with a return; its author answers it, and the answer is kept when the field is left. */
export function NoteToAnswer({ note, mayAnswer }: { note: RecordNote; mayAnswer: boolean }) {
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
      <p className="break-words whitespace-pre-line">{note.text}</p>
      {mayAnswer ? (
        <AnswerField answer={note.answer} call={(said) => answerNote(note.id, said)} changes={roadShowChanges} />
      ) : (
        note.answer && (
          <p className="border-t border-line pt-1 whitespace-pre-line">
            <Trans comment="What was answered to a note">Answer: {note.answer}</Trans>
          </p>
        )
      )}
    </div>
  );
}

/** What is to be changed in a field; it goes along with the return. */
export function NoteToWrite({
  label,
  text,
  onText,
}: {
  label: string;
  text: string | undefined;
  onText: (text: string | undefined) => void;
}) {
  const { t } = useLingui();
  if (text === undefined) {
    return (
      <div>
        <Button tone="quiet" icon="plus" aria-label={t`Add a note: ${label}`} onClick={() => onText('')}>
          <Trans>Add a note</Trans>
        </Button>
      </div>
    );
  }
  return (
    <TextArea
      label={t`What is to be changed: ${label}`}
      hint={t`Sent with the return.`}
      limit={500}
      rows={2}
      value={text}
      onChange={onText}
      onBlur={() => text.trim() === '' && onText(undefined)}
    />
  );
}
