import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changed } from '#web/api/changed.ts';
import { useFieldName } from '#web/application/field-words.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { answerNote, approvalChanges, type Shown, type ShownNote } from './queries.ts';

/** What the last return asks for: what has no answer yet comes first. */
export function NotesToDo({ of }: { of: Shown }) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  const open = of.notes.filter(({ sentAt, closedAt }) => sentAt !== null && closedAt === null);
  if (open.length === 0) return null;
  const inOrder = open.toSorted((one, other) => Number(one.answer !== '') - Number(other.answer !== ''));
  const boardOf = (note: ShownNote) => of.boards.find(({ id }) => note.target.includes(id));
  return (
    <Card title={<Trans>What is to be done</Trans>}>
      <ol className="flex flex-col gap-5">
        {inOrder.map((note) => {
          const number = (boardOf(note)?.position ?? 0) + 1;
          const name = nameOf(note.target);
          return (
            <li key={note.id} className="flex flex-col gap-2">
              {name !== note.target && <p className="text-sm text-muted">{name}</p>}
              <p className="font-medium break-words whitespace-pre-line">{note.text}</p>
              {boardOf(note) && (
                <p>
                  <TextLink
                    to="/layoutBusiness-details"
                    search={{ activityId: of.activityId, enrollmentId: of.enrollmentId, tab: '1', view: 'boards' }}
                    hash={`note-${note.target}`}
                  >
                    {t`To board ${number}`}
                  </TextLink>
                </p>
              )}
              <AnswerField note={note} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Saved when it is left. */
function AnswerField({ note }: { note: ShownNote }) {
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
    } finally {
      await changed(...approvalChanges);
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
