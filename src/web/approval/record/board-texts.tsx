import { Trans, useLingui } from '@lingui/react/macro';
import { type CorrectedField, correctedFields, isPrinted } from '#domain/application/check-boards.ts';
import { Before } from './before.tsx';
import { CorrectedText } from './corrected-text.tsx';
import { langOfText } from '#web/application/lang-of-text.ts';
import { NotesAt } from './notes-at.tsx';
import { placesToRead, useOnlyChanges } from './changes.ts';
import type { Shown } from './queries.ts';
import { textWords } from './text-words.ts';

interface BoardTextsProps {
  of: Shown;
  board: Shown['boards'][number];
  /** The heading alone. */
  isBrief?: boolean;
}

/** What stands on a board, with the notes on each text beside it. */
export function BoardTexts({ of, board, isBrief = false }: BoardTextsProps) {
  const { t } = useLingui();
  const number = board.position + 1;
  const onlyChanges = useOnlyChanges(of);
  const places = placesToRead(of);
  const fields = fieldsShown(of, board).filter(
    (field) => !onlyChanges || places.includes(`board.${board.id}.${field}`),
  );
  if (isBrief) {
    return (
      <h3 className="text-lg font-semibold">
        <Trans>Board {number}</Trans>
        {board.exhibitContentTc && <span className="text-muted"> · {board.exhibitContentTc}</span>}
      </h3>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">
        <Trans>Board {number}</Trans>
      </h3>
      {fields.map((field) => {
        const label = t(textWords[field]);
        return (
          <div key={field} id={`note-board.${board.id}.${field}`} className="grid gap-3 md:grid-cols-2">
            <div className="min-w-0">
              {of.mayCorrect ? (
                <CorrectedText of={of} board={board} field={field} label={label} />
              ) : (
                <>
                  <p className="text-sm text-muted">{label}</p>
                  <p className="whitespace-pre-line" lang={langOfText(field)}>
                    {board[field] || '–'}
                  </p>
                  <Before of={of} target={`board.${board.id}.${field}`} />
                </>
              )}
            </div>
            <NotesAt of={of} target={`board.${board.id}.${field}`} label={label} />
          </div>
        );
      })}
    </div>
  );
}

/** What is printed as it is written is there where it was written, and where it can be asked for or corrected. */
const fieldsShown = (of: Shown, board: Shown['boards'][number]): readonly CorrectedField[] => {
  const isWorkedOn = !of.selfDesigned && (of.mayCorrect || of.mayNote);
  return correctedFields.filter((field) => isWorkedOn || !isPrinted(field) || board[field] !== '');
};
