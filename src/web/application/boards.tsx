import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import { boardLimits, emptyBoard, printTitleLimit } from '#domain/application/check-boards.ts';
import { mostBooths } from '#domain/application/check-bulletin.ts';
import type { WholeApplication } from '#domain/application/check-application.ts';
import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import { newId } from '#domain/id.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldNames } from './field-words.ts';
import type { ApplicationSearch } from './routes.ts';
import { useBoardField, useDraftState, useDraftStore, useProblem } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';

/** As many booths as boards (G24). */
const withBoards = (whole: WholeApplication, boards: WholeApplication['boards']): WholeApplication => ({
  form: { ...whole.form, boothsCount: boards.length },
  boards,
});

const counted = ['boothsCount', 'exhibitionBoards'];

/** A card for each booth: what is shown there, and its files. */
export function Boards({ printed = false }: { printed?: boolean }) {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const store = useDraftStore();
  const facts = useFacts(activityId);
  const ids = useDraftState(({ boards }) => boards.map(({ id }) => id).join())
    .split(',')
    .filter(Boolean);
  const ofCount = useProblem('boothsCount');
  const ofBoards = useProblem('exhibitionBoards');
  const problem = ofCount ?? ofBoards;
  const most = facts ? mostBooths(facts) : 1;
  useEffect(() => {
    if (store.get().boards.length === 0) store.change((whole) => withBoards(whole, [emptyBoard(newId())]));
  }, [store]);

  const add = () => {
    store.change((whole) => withBoards(whole, [...whole.boards, emptyBoard(newId())]), counted);
    // A board has to be known to the server before it can have files.
    void store.flush();
  };
  return (
    <section className="flex flex-col gap-4" aria-label={t`Booths`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-semibold">
          <Trans>Booths applied for: {ids.length}</Trans>
        </h2>
        {facts && most < usualBoardCountLimit && (
          <p className="text-sm text-muted">
            <Trans>At most {most}</Trans>
          </p>
        )}
      </div>
      <FieldProblem id="booths-error">{problem}</FieldProblem>
      {ids.map((id, at) => (
        <BoardCard
          key={id}
          id={id}
          at={at}
          count={ids.length}
          printed={printed}
          shortTitle={facts?.category?.shortTitle ?? false}
        />
      ))}
      <div>
        <Button
          icon="plus"
          onClick={add}
          disabledReason={facts && ids.length >= most ? t`You can't apply for more booths.` : undefined}
        >
          <Trans>Add a booth</Trans>
        </Button>
      </div>
    </section>
  );
}

interface OfBoard {
  id: string;
  at: number;
}

const BoardCard = memo(function BoardCard({
  id,
  at,
  count,
  printed,
  shortTitle,
}: OfBoard & { count: number; printed: boolean; shortTitle: boolean }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const number = at + 1;
  const move = (to: number) =>
    store.change((whole) => {
      const others = whole.boards.filter((board) => board.id !== id);
      const own = whole.boards.filter((board) => board.id === id);
      return { ...whole, boards: [...others.slice(0, to), ...own, ...others.slice(to)] };
    });
  const remove = async () => {
    const board = store.get().boards.find((each) => each.id === id);
    const { id: _id, ...texts } = board ?? { id };
    const isEmpty = Object.values(texts).every((text) => text === '');
    const sure =
      isEmpty ||
      (await ask({
        title: t`Remove booth ${number}?`,
        text: t`Its text and files will be lost.`,
        action: t`Remove`,
        tone: 'danger',
      }));
    if (sure) {
      store.change(
        (whole) =>
          withBoards(
            whole,
            whole.boards.filter((each) => each.id !== id),
          ),
        counted,
      );
    }
  };
  return (
    // Laid out and painted apart: a letter typed in one costs nothing in the others.
    <div className="contain-layout">
      <Card
        level={3}
        title={<Trans>Booth {number}</Trans>}
        aside={
          <div className="flex">
            {at > 0 && <IconButton icon="chevron-up" label={t`Move booth ${number} up`} onClick={() => move(at - 1)} />}
            {number < count && (
              <IconButton icon="chevron-down" label={t`Move booth ${number} down`} onClick={() => move(at + 1)} />
            )}
            {count > 1 && <IconButton icon="trash" label={t`Remove booth ${number}`} onClick={() => void remove()} />}
          </div>
        }
      >
        <div className="flex flex-col gap-5">
          <BoardText id={id} at={at} of="exhibitContentTc" limit={boardLimits.exhibitContentTc} required />
          <BoardText id={id} at={at} of="descriptionTc" limit={boardLimits.descriptionTc} />
          {printed && (
            <>
              <BoardText id={id} at={at} of="printTitleTc" limit={printTitleLimit(shortTitle)} />
              <BoardText id={id} at={at} of="printTitleEn" limit={boardLimits.printTitleEn} />
              <BoardText id={id} at={at} of="printTextTc" limit={boardLimits.printTextTc} />
              <BoardText id={id} at={at} of="printTextEn" limit={boardLimits.printTextEn} />
            </>
          )}
          <BoardFiles id={id} number={number} />
        </div>
      </Card>
    </div>
  );
});

function BoardText({
  id,
  at,
  of,
  limit,
  required = false,
}: OfBoard & { of: Parameters<typeof useBoardField>[2]; limit: number; required?: boolean }) {
  const { t } = useLingui();
  const field = useBoardField(id, at, of);
  const props = { ...field, label: t(fieldNames[`board.${of}`]), limit, required };
  return of.startsWith('printTitle') ? <TextField {...props} /> : <TextArea {...props} rows={limit > 500 ? 5 : 3} />;
}

function BoardFiles({ id, number }: { id: string; number: number }) {
  const store = useDraftStore();
  const isStored = useDraftState(() => store.isStored(id));
  if (!isStored) return <Skeleton className="h-60 w-full" />;
  return <UploadField owner={{ kind: 'BOARD', id }} group="BOARD" number={number} />;
}
