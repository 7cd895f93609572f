import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductNote } from '#contract/docking/product.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { answerNote, dockingChanges } from '../queries.ts';

/** A note that came with a return; the exhibitor answers it, and the answer is kept when the field is left. */
export function NoteToAnswer({ note, mayAnswer }: { note: ProductNote; mayAnswer: boolean }) {
  const { t } = useLingui();
  const [text, setText] = useState(note.answer);
  const save = async () => {
    if (text.trim() === note.answer) return;
    try {
      await answerNote(note.id, text.trim());
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      await changed(...dockingChanges);
    }
  };
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
      <p className="break-words whitespace-pre-line">{note.text}</p>
      {mayAnswer ? (
        <TextArea
          label={t`What you did about it, or why not`}
          rows={2}
          limit={500}
          value={text}
          onChange={setText}
          onBlur={() => void save()}
        />
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
