import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { answerNote } from './note-queries.ts';

/** What was done about a note; saved when it is left. */
export function NoteAnswer({ note }: { note: { id: string; answer: string } }) {
  const { t } = useLingui();
  const [text, setText] = useState(note.answer);
  const [saved, setSaved] = useState(note.answer);
  const save = async () => {
    const said = text.trim();
    if (said === saved) return;
    try {
      await answerNote(note.id, said);
      setSaved(said);
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <TextArea
      label={t`What you did about it, or why not`}
      hint={saved && saved === text.trim() ? <span role="status">{t`Saved`}</span> : t`Saved when you leave the field`}
      rows={2}
      limit={500}
      value={text}
      onChange={setText}
      onBlur={() => void save()}
    />
  );
}
