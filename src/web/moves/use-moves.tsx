import { useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Offer } from '#domain/workflow.ts';
import { errorWords } from '#web/api/error-words.ts';
import type { ButtonLook } from '#web/ui/button-class.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { forgetDraft } from '#web/ui/use-draft.ts';
import { useBegun } from '#web/undo/use-begun.ts';
import { type Given, nothingGiven } from './given.ts';
import { MoveSheet, type MoveSheetProps } from './move-sheet.tsx';
import type { MoveWords } from './move-words.ts';
import { useDeed } from './use-deed.ts';

export interface MovesProps<Name extends string> {
  /** As the case carries them, for the person who reads it. */
  offers: readonly Offer<Name>[];
  /** Those without words are made elsewhere. */
  words: Readonly<Partial<Record<Name, MoveWords>>>;
  make: (move: Name, given: Given) => Promise<unknown>;
  /** What is typed for a move is kept on this device, case by case. */
  caseId: string;
  /** Its moves may begin later: until then nothing else can be done with it. */
  beginsLater?: boolean;
  /** Read anew afterwards. */
  changes?: readonly QueryKey[];
  /** Why a button cannot be pressed, where the page knows better than the sentence of the code. */
  against?: (offer: Offer<Name>) => ReactNode;
  /** Above the fields of a move's sheet, as how many will be told. */
  more?: Partial<Record<Name, ReactNode>>;
  /** Draws what a move asks for in another way than a note or a number. */
  field?: (...args: [...Parameters<NonNullable<MoveSheetProps['field']>>, Name]) => ReactNode;
}

export interface MoveItem<Name> {
  move: Name;
  label: string;
  icon: IconName | undefined;
  tone: ButtonLook['tone'];
  /** Why it cannot be made now. */
  against: ReactNode;
  busy: boolean;
  start: () => void;
}

interface Making<Name> {
  move: Name;
  words: MoveWords;
  given: Given;
  /** Its sheet said what it means. */
  isAsked: boolean;
}

/** What can be done with a case now, for buttons or a menu, and the sheet that stands open for one of them. */
export function useMoves<Name extends string>({
  offers,
  words,
  make,
  caseId,
  beginsLater = false,
  changes,
  against,
  more,
  field,
}: MovesProps<Name>): { items: MoveItem<Name>[]; sheet: ReactNode } {
  const { t } = useLingui();
  const [open, setOpen] = useState<Name | null>(null);
  const begun = useBegun(beginsLater ? caseId : undefined);
  const { run, busy } = useDeed({
    sure: ({ words: { title, label, question, confirms }, isAsked }: Making<Name>) => {
      if (isAsked || !(title ?? question)) return null;
      const action = t(label);
      return { title: title ? t(title) : action, text: question && t(question), action, tone: confirms ?? 'primary' };
    },
    call: ({ move, given }) => make(move, given),
    done: (_result, { words: { done } }) => done && t(done),
    changes,
  });
  const shown = offers.flatMap((offer) => {
    const known: MoveWords | undefined = words[offer.move];
    return known ? [{ offer, known }] : [];
  });
  const items = shown.map(({ offer, known }): MoveItem<Name> => {
    const { move, missing, asks } = offer;
    return {
      move,
      label: t(known.label),
      icon: known.icon,
      tone: known.tone,
      against: begun ?? against?.(offer) ?? (missing && t(errorWords[missing])),
      busy: busy && open === null,
      start: () =>
        asks.length > 0 ? setOpen(move) : void run({ move, words: known, given: nothingGiven, isAsked: false }),
    };
  });
  const draftKeyOf = (move: Name): string => `move:${caseId}:${move}`;
  const opened = shown.find(({ offer }) => offer.move === open);
  const submit = async (move: Name, known: MoveWords, given: Given) => {
    if (!(await run({ move, words: known, given, isAsked: true }))) return;
    setOpen(null);
    forgetDraft(draftKeyOf(move));
  };
  const sheet = opened && (
    <MoveSheet
      key={opened.offer.move}
      asks={opened.offer.asks}
      words={opened.known}
      tone={opened.known.confirms ?? 'primary'}
      busy={busy}
      draftKey={draftKeyOf(opened.offer.move)}
      field={field && ((ask, given, give) => field(ask, given, give, opened.offer.move))}
      onClose={() => setOpen(null)}
      onSubmit={(given) => void submit(opened.offer.move, opened.known, given)}
    >
      {more?.[opened.offer.move]}
    </MoveSheet>
  );
  return { items, sheet };
}
