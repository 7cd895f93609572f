import { Trans, useLingui } from '@lingui/react/macro';
import { Before } from './before.tsx';
import { CorrectedText } from './corrected-text.tsx';
import { NotesAt } from './notes-at.tsx';
import type { Shown } from './queries.ts';

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
      {(
        [
          ['exhibitContentTc', t`What is shown`],
          ['descriptionTc', t({ message: 'Text on the board', comment: 'Of a booth' })],
        ] as const
      ).map(([field, label]) => (
        <div key={field} id={`note-board.${board.id}.${field}`} className="grid gap-3 md:grid-cols-2">
          <div className="min-w-0">
            {of.mayCorrect ? (
              <CorrectedText of={of} board={board} field={field} label={label} />
            ) : (
              <>
                <p className="text-sm text-muted">{label}</p>
                <p className="break-words whitespace-pre-line" lang="zh-Hant-MO">
                  {board[field] || '–'}
                </p>
                <Before of={of} target={`board.${board.id}.${field}`} />
              </>
            )}
          </div>
          <NotesAt of={of} target={`board.${board.id}.${field}`} label={label} />
        </div>
      ))}
    </div>
  );
}
