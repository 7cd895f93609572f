import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Asked } from '#domain/workflow.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDraftText } from '#web/ui/use-draft-text.ts';
import type { Given } from './given.ts';
import type { MoveWords } from './move-words.ts';

const noteLimit = 500;
/** Where the facts leave no largest. */
const largestCount = 99;

export interface MoveSheetProps {
  asks: readonly Asked[];
  words: MoveWords;
  tone: 'primary' | 'danger';
  busy: boolean;
  /** What is typed is kept on this device under that. */
  draftKey: string;
  /** Draws what is asked for by itself; undefined leaves it to the sheet. */
  field?: ((ask: Asked, given: Given, give: (more: Partial<Given>) => void) => ReactNode) | undefined;
  onClose: () => void;
  onSubmit: (given: Given) => void;
  children?: ReactNode;
}

/** What a move asks for before it is made. */
export function MoveSheet({ asks, words, tone, busy, draftKey, field, onClose, onSubmit, children }: MoveSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const [note, write] = useDraftText(draftKey);
  const [others, setOthers] = useState<Omit<Given, 'note'>>(() => ({ count: usualCount(asks), places: [] }));
  const given: Given = { ...others, note };
  const give = ({ note: typed, ...more }: Partial<Given>) => {
    if (typed !== undefined) write(typed);
    setOthers((before) => ({ ...before, ...more }));
  };
  const { label, title, question, icon } = words;
  const { against, isWrong } = useMissing(asks, given);
  return (
    <Dialog
      open
      title={t(title ?? label)}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone={tone} icon={icon} busy={busy} disabledReason={against}>
          {t(label)}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!against && !busy) onSubmit({ ...given, note: given.note.trim() });
        }}
      >
        {question && <p className="text-muted">{t(question)}</p>}
        {children}
        {asks.map((ask) => (
          <Fragment key={ask.what}>
            {field?.(ask, given, give) ?? (
              <AskField ask={ask} words={words} given={given} wrong={isWrong} give={give} />
            )}
          </Fragment>
        ))}
      </form>
    </Dialog>
  );
}

/** As many as may be, until somebody says less. */
const usualCount = (asks: readonly Asked[]): number | null => asks.find(({ what }) => what === 'count')?.most ?? null;

/** What keeps the move from being made as it stands. */
function useMissing(asks: readonly Asked[], { note, count, places }: Given) {
  const { t } = useLingui();
  const asked = (what: Asked['what']) => asks.find((ask) => ask.what === what);
  const countAsk = asked('count');
  const isWrong =
    count !== null && !(Number.isInteger(count) && count >= 1 && count <= (countAsk?.most ?? largestCount));
  const against = isWrong
    ? t`Correct the number first.`
    : countAsk?.required && count === null
      ? t`Enter the number first.`
      : asked('places')?.required && places.length === 0
        ? t`Choose a place first.`
        : asked('note')?.required && !note.trim()
          ? t`Enter a reason.`
          : undefined;
  return { against, isWrong };
}

interface AskFieldProps {
  ask: Asked;
  words: MoveWords;
  given: Given;
  wrong: boolean;
  give: (more: Partial<Given>) => void;
}

function AskField({ ask: { what, required, most }, words, given, wrong, give }: AskFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => String(given.count ?? ''));
  const largest = most ?? largestCount;
  if (what === 'note')
    return (
      <TextArea
        label={
          words.note ? t(words.note) : required ? t`What needs correcting, or why not` : t`Note to everyone concerned`
        }
        hint={words.noteHint && t(words.noteHint)}
        required={required}
        limit={noteLimit}
        value={given.note}
        onChange={(note) => give({ note })}
      />
    );
  if (what === 'count')
    return (
      <TextField
        label={words.count ? t(words.count) : t({ message: 'Number', comment: 'How many are given' })}
        hint={t`At most ${largest}.`}
        required={required}
        inputMode="numeric"
        error={wrong ? t`Enter a whole number from 1 to ${largest}.` : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          give({ count: text.trim() === '' ? null : Number(text) });
        }}
      />
    );
  return null;
}
