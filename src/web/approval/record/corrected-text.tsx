import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { boardTextLimit, type CorrectedField } from '#domain/application/check-boards.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft, storedDraft, storeDraft } from '#web/ui/use-draft.ts';
import { langOfText } from '#web/application/lang-of-text.ts';
import { approvalChanges, correctBoard, type Shown } from './queries.ts';

interface CorrectedTextProps {
  of: Shown;
  board: Shown['boards'][number];
  field: CorrectedField;
  label: ReactNode;
}

interface Draft {
  /** What it is to take the place of. */
  from: string;
  text: string;
}

/** A text of a board that is corrected where it stands; saved when it is left, or when its page is there again. */
export function CorrectedText({ of, board, field, label }: CorrectedTextProps) {
  const { t } = useLingui();
  const draftKey = `board-text:${board.id}:${field}`;
  const [draft] = useState(() => storedDraft<Draft>(draftKey));
  const [text, setText] = useState(draft?.text ?? board[field]);
  const [saved, setSaved] = useState(draft?.from ?? board[field]);
  const [problem, setProblem] = useState<string | null>(null);
  const limit = boardTextLimit(field, of.shortTitle);
  const isMissing = field === 'exhibitContentTc' && text.trim() === '';
  const isTooLong = Array.from(text).length > limit;
  const type = (next: string) => {
    setText(next);
    storeDraft(draftKey, { from: saved, text: next } satisfies Draft);
  };
  const isStored = (said: string) => {
    setSaved(said);
    if (storedDraft<Draft>(draftKey)?.text.trim() === said) forgetDraft(draftKey);
  };
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
    if (draft) void save();
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
      onChange={type}
      onBlur={() => void save()}
    />
  );
}
