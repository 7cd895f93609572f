import { Trans, useLingui } from '@lingui/react/macro';
import type { DaySheet } from '#contract/day-sheet.ts';
import { printedFields } from '#domain/application/check-boards.ts';
import { fieldNames } from '#web/application/field-words.ts';
import { langOfText } from '#web/application/lang-of-text.ts';

type Printed = DaySheet['halls'][number]['booths'][number]['printed'];

/** What is printed on an exhibitor's booths, as it is written. */
export function PrintedTexts({ of }: { of: Printed }) {
  const { t } = useLingui();
  if (of.length === 0) return null;
  return (
    <ul aria-label={t`Printed on the booth`} className="my-1 flex flex-col gap-1 text-sm">
      {of.map((board) => (
        <li key={board.boardId} className="border-l-2 border-line pl-2">
          {of.length > 1 && (
            <p className="text-muted">
              <Trans>Booth {board.number}</Trans>
            </p>
          )}
          {printedFields.map(
            (field) =>
              board[field] && (
                <p key={field} className="whitespace-pre-line">
                  <span className="text-muted">{t(fieldNames[`board.${field}`])}: </span>
                  <span lang={langOfText(field)}>{board[field]}</span>
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
