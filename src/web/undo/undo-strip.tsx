import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { BulkAction } from '#contract/inbox.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { Progress } from '#web/ui/progress.tsx';
import { AnnouncementLine } from './announcement-line.tsx';
import { useAnnouncements } from './announcements.ts';
import { openDeedsQuery, showDeeds, undoDeed } from './deeds.ts';
import { takeBackAnnouncement } from './take-back-announcement.ts';
import { TakeBackButton } from './take-back-button.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSettled } from './use-settled.ts';
import { deedWord } from './words.ts';

const mayUndo = ({ state, undoLeftMs }: BulkAction): boolean =>
  (state === 'WAITING' || state === 'DONE') && undoLeftMs > 0;

async function takeBack(deed: BulkAction): Promise<void> {
  try {
    await undoDeed(deed.id);
  } catch (error) {
    toast({ tone: 'bad', text: await errorSentence(error) });
  } finally {
    await showDeeds();
  }
}

/**
 * What was sent, locked or decided a moment ago and can still be taken back: below the header of every page, right after
 * it in the order of the keys, and by `u` from anywhere but a field.
 */
export function UndoStrip() {
  const { t } = useLingui();
  const { data, dataUpdatedAt } = useQuery(openDeedsQuery);
  const open = data?.content;
  useSettled(open);
  const announcements = useAnnouncements();
  const newest = open?.find(mayUndo);
  const announced = announcements[0];
  const announcedLast = announced && announced.endsAt - dataUpdatedAt >= (newest?.undoLeftMs ?? 0);
  const undo = announcedLast ? () => takeBackAnnouncement(announced) : newest && (() => takeBack(newest));
  useUndoKey(undo ? () => void undo() : null);
  const region = useKeptFocus(announcedLast ? String(announced.endsAt) : newest?.id);
  if (!open?.length && announcements.length === 0) return null;
  const told = announcements.map((one) => {
    const isNext = one === announced && announcedLast === true;
    return <AnnouncementLine key={one.endsAt} one={one} byKey={isNext} />;
  });
  const deeds = (open ?? []).map((deed) => (
    <Deed key={deed.id} deed={deed} saidAt={dataUpdatedAt} byKey={deed === newest && !announcedLast} />
  ));
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`What you can undo`}
      className="sticky top-16 z-20 border-b border-line bg-brand-soft text-on-brand-soft focus:outline-none"
    >
      <NewestLine lines={announcedLast ? [...told, ...deeds] : [...deeds, ...told]} />
    </section>
  );
}

/** Quick work leaves several at a time, which would cover the page: the newest stands there, the others behind a button. */
function NewestLine({ lines: [newest, ...others] }: { lines: readonly ReactElement[] }) {
  const [showsAll, showAll] = useState(false);
  const listId = useId();
  const more = others.length;
  return (
    <div className="mx-auto max-w-page px-4">
      <ul id={listId} className="flex flex-col">
        {newest}
        {showsAll && others}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="min-h-8 w-full text-start text-sm underline underline-offset-4"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => showAll(!showsAll)}
        >
          {showsAll ? (
            <Trans>Show only the newest</Trans>
          ) : (
            <Plural value={more} one="Show # more" other="Show # more" />
          )}
        </button>
      )}
    </div>
  );
}

function Deed({ deed, saidAt, byKey }: { deed: BulkAction; saidAt: number; byKey: boolean }) {
  const { t } = useLingui();
  const secondsLeft = useSecondsLeft(deed.undoLeftMs, saidAt);
  const { DONE: done, PLANNED: planned, REFUSED: refused } = deed.counts;
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <p role="status" className="min-w-40 flex-1">
        <span className="font-medium">{t(deedWord(deed))}</span> ({done + planned}){' '}
        {deed.state === 'WAITING' && secondsLeft > 0 && (
          <span aria-hidden>
            <Trans>Starts in {secondsLeft} s.</Trans>
          </span>
        )}
        {deed.state === 'UNDOING' && <Trans>Undoing…</Trans>}
        {deed.state === 'DONE' && refused > 0 && (
          <Plural value={refused} one="# was left as it is." other="# were left as they are." />
        )}
      </p>
      {deed.state === 'RUNNING' && (
        <div className="min-w-40 flex-1">
          <Progress label={t`Deciding`} value={done + refused} max={done + refused + planned} />
        </div>
      )}
      {mayUndo(deed) && secondsLeft > 0 && (
        <TakeBackButton secondsLeft={secondsLeft} byKey={byKey} takeBack={() => takeBack(deed)} />
      )}
    </li>
  );
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Not while somebody writes, nor below a dialog. */
function useUndoKey(undo: (() => void) | null): void {
  const press = useEffectEvent(() => undo?.());
  const listening = undo !== null;
  useEffect(() => {
    if (!listening) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'u' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (writes(event.target) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [listening]);
}

/** The button that began a deed may be gone with what it changed: the strip takes the focus, and gives it to the page. */
function useKeptFocus(newestId: string | undefined) {
  const region = useRef<HTMLElement>(null);
  const afterDialogMs = 350;
  useEffect(() => {
    const strip = region.current;
    if (!newestId || !strip) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) strip.focus({ preventScroll: true });
    }, afterDialogMs);
    return () => {
      clearTimeout(timer);
      const held = strip.contains(document.activeElement);
      if (held)
        requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
    };
  }, [newestId]);
  return region;
}
