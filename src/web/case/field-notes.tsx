import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldNote } from '#contract/case-move.ts';
import { AnswerField } from '#web/moves/answer-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft, storedDraft, storeDraft } from '#web/ui/use-draft.ts';

/** How a note is answered, by whoever may. */
export interface Answering {
  call: (noteId: string, answer: string) => Promise<unknown>;
  changes: readonly QueryKey[];
}

interface FieldNotesProps<Field extends string> {
  notes: readonly (FieldNote & { field: Field })[];
  field: Field;
  answering?: Answering | null;
  /** The notes that are being written for the next return, by whoever may. */
  writing?: { notes: ReturnNotes<Field>; label: string } | null;
}

/** Below a field: what was said of it when it came back, and what will be said when it is returned. */
export const FieldNotes = <Field extends string>({ notes, field, answering, writing }: FieldNotesProps<Field>) => (
  <>
    {notes
      .filter((note) => note.field === field)
      .map((note) => (
        <OneNote key={note.id} note={note} answering={answering} />
      ))}
    {writing && (
      <NoteToWrite
        label={writing.label}
        text={writing.notes.textOf(field)}
        onText={(text) => writing.notes.write(field, text)}
      />
    )}
  </>
);

const OneNote = ({ note, answering }: { note: FieldNote; answering: Answering | null | undefined }) => (
  <div className="flex flex-col gap-2 rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
    <p className="whitespace-pre-line">{note.text}</p>
    {answering ? (
      <AnswerField note={note} call={(said) => answering.call(note.id, said)} changes={answering.changes} />
    ) : (
      note.answer && (
        <p className="border-t border-line pt-1 whitespace-pre-line">
          <Trans comment="What was answered to a note">Answer: {note.answer}</Trans>
        </p>
      )
    )}
  </div>
);

interface NoteToWriteProps {
  label: string;
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

function NoteToWrite({ label, text, onText }: NoteToWriteProps) {
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
      label={t`What to change: ${label}`}
      hint={t`Sent with the return.`}
      limit={500}
      rows={2}
      value={text}
      onChange={onText}
      onBlur={() => text.trim() === '' && onText(undefined)}
    />
  );
}

export interface ReturnNotes<Field extends string> {
  textOf: (field: Field) => string | undefined;
  write: (field: Field, text: string | undefined) => void;
  /** As they are sent, in the order of the fields. */
  written: { field: Field; text: string }[];
  clear: () => void;
}

/** The notes at fields that go along with a return; kept on this device until then. @param caseId what is returned */
export function useReturnNotes<Field extends string>(caseId: string, fields: readonly Field[]): ReturnNotes<Field> {
  const draftKey = `return-notes:${caseId}`;
  const [texts, setTexts] = useState<Partial<Record<Field, string>>>(() => storedDraft(draftKey) ?? {});
  const put = (next: Partial<Record<Field, string>>) => {
    setTexts(next);
    if (Object.keys(next).length === 0) forgetDraft(draftKey);
    else storeDraft(draftKey, next);
  };
  return {
    textOf: (field) => texts[field],
    write: (field, text) => {
      const { [field]: _before, ...others } = texts;
      put((text === undefined ? others : { ...texts, [field]: text }) as Partial<Record<Field, string>>);
    },
    written: fields.flatMap((field) => {
      const text = texts[field]?.trim();
      return text ? [{ field, text }] : [];
    }),
    clear: () => put({}),
  };
}
