import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Box, freePlace } from './free-place.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { onOpenDialogs, topmostDialog } from './open-dialogs.ts';
import { currentOverlays, dismissToast, onOverlays, type Toast } from './overlay-store.ts';
import { fullTone, toneIcon } from './tone.ts';

/** What went wrong says what to do next, which is longer to read. */
const stayMs: Readonly<Record<Toast['tone'], number>> = { good: 5_000, info: 5_000, bad: 10_000 };

/** Where questions and toasts appear; the frame of the page has one. */
export function OverlayHost() {
  const { question, toasts } = useSyncExternalStore(onOverlays, currentOverlays);
  return (
    <>
      {question && (
        <Dialog
          open
          title={question.title}
          onClose={() => question.settle(false)}
          actions={
            <>
              <Button onClick={() => question.settle(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button tone={question.tone ?? 'primary'} onClick={() => question.settle(true)}>
                {question.action}
              </Button>
            </>
          }
        >
          {question.text}
        </Dialog>
      )}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </>
  );
}

/** What can be pressed or filled in; the rest may lie under a toast for its five seconds. */
const pressed = ':is(main, dialog) :is(a, button, input, select, textarea, summary, [role="tab"])';

function takenBeside(toasts: HTMLElement): Box[] {
  const others = [...document.querySelectorAll(pressed)].filter((element) => !toasts.contains(element));
  const boxes = others.map((element) => element.getBoundingClientRect());
  return boxes.filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
}

/** Above all else, as a dialog is, where the browser knows how. */
function raise(toasts: HTMLElement): void {
  if (!('showPopover' in toasts) || !toasts.isConnected) return;
  if (toasts.matches(':popover-open')) toasts.hidePopover();
  toasts.showPopover();
}

/**
 * In the dialog that is open, since what is outside of one is neither to be pressed nor read aloud; else in their own
 * place. They move as one element: each stays as long as it would have. Their place on the screen is looked for when one
 * comes and when they move: the page may go on under them, and they do not follow it. A bar that only comes then, at the
 * foot of the page, lifts them.
 */
function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const dialog = useSyncExternalStore(onOpenDialogs, topmostDialog);
  const home = useRef<HTMLDivElement>(null);
  const [holder] = useState(() => document.createElement('div'));
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; bottom: number; width: number } | null>(null);
  useLayoutEffect(() => {
    // One that is closing may have left the page already.
    (dialog?.isConnected ? dialog : home.current)?.append(holder);
    return () => holder.remove();
  }, [dialog, holder]);
  useLayoutEffect(() => {
    const whole = list.current?.parentElement;
    if (!list.current || !whole) return;
    raise(whole);
    const at = list.current.getBoundingClientRect();
    const frame = whole.getBoundingClientRect();
    const { left, top } = freePlace(at, frame, takenBeside(whole));
    setPlace({ left: left - frame.left, bottom: frame.bottom - top - at.height, width: at.width });
  }, [toasts, dialog]);
  return (
    <div ref={home}>
      {createPortal(
        <div
          popover="manual"
          className="pointer-events-none fixed inset-x-4 top-16 bottom-[calc(max(var(--bottom-bar),var(--above-actions,0px))+1rem)] z-50 h-auto w-auto overflow-visible bg-transparent md:bottom-4"
        >
          <div
            ref={list}
            style={place ? { position: 'absolute', ...place } : {}}
            className="flex w-full max-w-md flex-col items-stretch gap-2"
          >
            {toasts.map((toast) => (
              <ToastLine key={toast.id} toast={toast} />
            ))}
          </div>
        </div>,
        holder,
      )}
    </div>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  // Whoever points at it is reading it.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), stayMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={({ pointerType }) => setIsHeld(pointerType === 'mouse')}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-card py-1 pr-1 pl-4 shadow-raised ${fullTone[toast.tone]}`}
    >
      <Icon name={toneIcon[toast.tone]} />
      <p className="flex-1 py-2">{toast.text}</p>
      <span className="*:text-current *:hover:bg-transparent">
        <IconButton icon="close" label={t`Close this message`} onClick={() => dismissToast(toast.id)} />
      </span>
    </div>
  );
}
