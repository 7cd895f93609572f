import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftText } from '#web/ui/use-draft-text.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { addNote, approvalChanges, removeNote, type Shown } from './queries.ts';

/** What a reviewer wants changed at one place, and a field for more while it is the reviewer's turn. */
export function NotesAt({ of, target, label }: { of: Shown; target: string; label: string }) {
  const { t } = useLingui();
  const [text, setText] = useDraftText(`approval-note:${of.enrollmentId}:${target}`);
  const [isOpen, setOpen] = useState(text !== '');
  const notes = of.notes.filter((note) => note.target === target);
  const once = useOnce();
  const adding = useDeed({
    call: (said: string) => once((key) => addNote(of.enrollmentId, { target, text: said }, key)),
    changes: approvalChanges,
  });
  const removing = useDeed({ call: removeNote, changes: approvalChanges });
  if (notes.length === 0 && !of.mayNote) return null;
  const close = () => {
    setText('');
    setOpen(false);
  };
  const save = async () => {
    const said = text.trim();
    if (said && (await adding.run(said))) close();
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {notes.map((note) => (
        <div key={note.id} className="rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
          <div className="flex items-start justify-between gap-2">
            <p className="min-w-0 whitespace-pre-line">{note.text}</p>
            {note.sentAt === null && of.mayNote && (
              <IconButton
                icon="trash"
                label={t`Remove note: ${note.text}`}
                onClick={() => void removing.run(note.id)}
              />
            )}
          </div>
          {note.answer && (
            <p className="mt-1 border-t border-line pt-1 whitespace-pre-line">
              <Trans comment="What was answered to a note">Answer: {note.answer}</Trans>
            </p>
          )}
          {note.closedAt && (
            <Badge tone="good" icon="check">
              <Trans comment="A note is done with">Settled</Trans>
            </Badge>
          )}
        </div>
      ))}
      {of.mayNote &&
        (!isOpen ? (
          <div>
            <Button tone="quiet" icon="plus" aria-label={t`Add a note: ${label}`} onClick={() => setOpen(true)}>
              <Trans>Add a note</Trans>
            </Button>
          </div>
        ) : (
          <>
            <TextArea
              label={t`What to change: ${label}`}
              hint={t`Sent with the return.`}
              limit={500}
              rows={2}
              value={text}
              onChange={setText}
            />
            <div className="flex flex-wrap gap-2">
              <Button tone="primary" icon="save" busy={adding.busy} onClick={() => void save()}>
                <Trans>Save note</Trans>
              </Button>
              <Button tone="quiet" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </>
        ))}
    </div>
  );
}
