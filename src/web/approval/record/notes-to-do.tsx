import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldName } from '#web/application/field-words.ts';
import { answerNote, noteChanges } from '#web/application/note-queries.ts';
import { AnswerField } from '#web/moves/answer-field.tsx';
import { useOpenFirst } from '#web/moves/use-open-first.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Shown, ShownNote } from './queries.ts';

/** What the last return asks for: what has no answer yet comes first. */
export function NotesToDo({ of }: { of: Shown }) {
  const { t } = useLingui();
  const nameOf = useFieldName();
  const inOrder = useOpenFirst(of.notes.filter(({ sentAt, closedAt }) => sentAt !== null && closedAt === null));
  if (inOrder.length === 0) return null;
  const boardOf = (note: ShownNote) => of.boards.find(({ id }) => note.target.includes(id));
  return (
    <Card title={<Trans>To do</Trans>}>
      <ol className="flex flex-col gap-5">
        {inOrder.map((note) => {
          const number = (boardOf(note)?.position ?? 0) + 1;
          const name = nameOf(note.target);
          return (
            <li key={note.id} className="flex flex-col gap-2">
              {name !== note.target && <p className="text-sm text-muted">{name}</p>}
              <p className="font-medium whitespace-pre-line">{note.text}</p>
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
              <AnswerField note={note} call={(said) => answerNote(note.id, said)} changes={noteChanges} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
