import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { boardTextLimit, type CorrectedField } from '#domain/application/check-boards.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft } from '#web/ui/use-draft.ts';
import { useReplacingText } from '#web/ui/use-replacing-text.ts';
import { langOfText } from '#web/application/lang-of-text.ts';
import { approvalChanges, correctBoard, type Shown } from './queries.ts';

interface CorrectedTextProps {
  of: Shown;
  board: Shown['boards'][number];
  field: CorrectedField;
  label: ReactNode;
}

/** A text of a board that is corrected where it stands; saved when it is left, or when its page is there again. */
export function CorrectedText({ of, board, field, label }: CorrectedTextProps) {
  const { t } = useLingui();
  const draftKey = `board-text:${board.id}:${field}`;
  const { text, saved, write, isStored } = useReplacingText(draftKey, board[field], { refusesStale: true });
  const [problem, setProblem] = useState<string | null>(null);
  const limit = boardTextLimit(field, of.shortTitle);
  const isMissing = field === 'exhibitContentTc' && text.trim() === '';
  const isTooLong = Array.from(text).length > limit;
  const save = async () => {
    const said = text.trim();
    if (said === saved) return isStored(said);
    if (isMissing || isTooLong) return;
    try {
      await correctBoard({ enrollmentId: of.enrollmentId, boardId: board.id }, { field, from: saved, text: said });
      isStored(said);
      setProblem(null);
    } catch (error) {
      // What was typed stays, and is tried again when the field is left the next time; a page that is loaded again begins
      // with what is stored where that was changed meanwhile.
      if (!isPassing(error)) forgetDraft(draftKey);
      setProblem(await errorSentence(error));
    } finally {
      await changed(...approvalChanges);
    }
  };
  const saveDraft = useEffectEvent(() => {
    if (text !== saved) void save();
  });
  useEffect(() => saveDraft(), []);
  return (
    <TextArea
      label={label}
      lang={langOfText(field)}
      rows={3}
      limit={limit}
      required={field === 'exhibitContentTc'}
      hint={saved === text.trim() ? undefined : t`Saves automatically`}
      error={(isMissing && t`Say what is shown.`) || (isTooLong && t`This is too long.`) || problem || undefined}
      value={text}
      onChange={write}
      onBlur={() => void save()}
    />
  );
}
