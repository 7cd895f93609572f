import { createBurst, fastMs, scannerPauseMs } from './wedge-burst.ts';
import { focusedField, rememberField, typeInto } from './wedge-field.ts';
import type { FieldBefore } from './wedge-field.ts';
import type { KeyPress, WedgeReader, WedgeReading } from './wedge-text.ts';

const inputMethodKey = 229;
const suffixes = new Set(['Enter', 'NumpadEnter', 'Tab']);
/** A scanner at the edge of its range, or a page that was busy, may cut one code in pieces: so long after each other. */
const stumbleMs = 2000;
const modifiers = new Set(['Shift', 'CapsLock', 'AltGraph', 'NumLock', 'Control', 'Alt', 'Meta', 'Fn']);

function pressOf(event: KeyboardEvent): KeyPress | null {
  // Keys drawn on a screen have no place on a keyboard.
  if (event.code === '') return null;
  if (event.isComposing || event.keyCode === inputMethodKey) return { code: event.code, character: null };
  const hasCommand = event.metaKey || (event.ctrlKey !== event.altKey && !event.getModifierState('AltGraph'));
  if (hasCommand) return null;
  if (event.key === 'Dead') return { code: event.code, character: null };
  return event.key.length === 1 ? { code: event.code, character: event.key } : null;
}

interface Closed {
  presses: KeyPress[];
  wasScanner: boolean;
  field: ReturnType<typeof focusedField>;
  before: FieldBefore | null;
}

/**
 * Hears a keyboard-wedge scanner on the whole page, wherever the focus is. Keys that may be a scanner's are held back
 * for a moment; a person's are then written into the field as if nothing had been, a scanner's never get there.
 */
export function listenToWedge(reader: WedgeReader, hear: (reading: WedgeReading) => void): () => void {
  const burst = createBurst<KeyPress & { held: boolean }>();
  const swallowed = new Set<string>();
  let field = focusedField();
  let before: FieldBefore | null = null;
  let isRescued = false;
  /** Until when a suffix belongs to the code that was complete without it. */
  let suffixUntil = -Infinity;
  let lastKeyAt = -Infinity;
  /** Keys that were no code by themselves, went into no field and had no suffix: the rest of a code may follow. */
  let pieces: KeyPress[] = [];
  /** The keys that were taken for all there were; the next one may say that it was pressed right after them. */
  let closed: Closed | null = null;
  /** Some of the keys stand in the field already. */
  let isWritten = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let comingBack: ReturnType<typeof setTimeout> | undefined;

  function swallow(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowed.add(event.code);
  }

  /** No more keys will come: a scanner's are read, a person's written. */
  function close(): void {
    clearTimeout(waiting);
    const wasScanner = burst.rhythm() === 'SCANNER';
    const presses = burst.end();
    if (presses.length === 0) return;
    closed = { presses, wasScanner, field, before };
    pieces.push(...presses);
    // Only what is one whole code together, check character and all, is joined; else the last part speaks for itself.
    const joined = (wasScanner || !field) && pieces.length > presses.length ? reader.complete(pieces) : null;
    if (joined !== null) hear({ kind: 'CODE', text: joined, isOurs: true });
    else if (wasScanner) hear(reader.read(presses));
    else if (field) typeInto(field, presses.map((press) => (press.held ? (press.character ?? '') : '')).join(''));
    if (joined !== null || (field && !wasScanner)) pieces = [];
    settle();
  }

  function settle(): void {
    if (!isRescued) return;
    clearTimeout(comingBack);
    comingBack = setTimeout(() => {
      isRescued = false;
      before?.comeBack();
      before = null;
    }, 2 * scannerPauseMs);
  }

  function wait(): void {
    clearTimeout(waiting);
    // The second, empty wait lets keys through that were pressed in time while the page was busy.
    waiting = setTimeout(() => (waiting = setTimeout(close)), burst.patience(field !== null));
  }

  function begin(at: number): void {
    close();
    const pauseMs = at - lastKeyAt;
    if (pauseMs > stumbleMs) pieces = [];
    field = focusedField();
    isWritten = false;
    const earlier = closed;
    closed = null;
    if (earlier?.field === field && pauseMs <= (earlier.wasScanner ? scannerPauseMs : fastMs)) {
      for (const press of earlier.presses) burst.add({ ...press, held: false }, lastKeyAt);
      pieces.splice(-earlier.presses.length);
      before = earlier.before;
      isWritten = !earlier.wasScanner;
    } else if (field && !isRescued) before = rememberField(field);
  }

  function takeKey(event: KeyboardEvent, press: KeyPress): void {
    if (!burst.goesOn(event.timeStamp)) begin(event.timeStamp);
    lastKeyAt = event.timeStamp;
    const canHold = press.character !== null || event.key === 'Dead';
    const rhythm = burst.add({ ...press, held: canHold && field !== null }, event.timeStamp);
    if (canHold && (field || rhythm !== 'FIRST')) swallow(event);
    if (rhythm === 'SCANNER') {
      if (isWritten) before?.restore();
      isWritten = false;
      if (!canHold && field && !isRescued) {
        before?.rescue();
        isRescued = true;
      }
      clearTimeout(comingBack);
      const code = reader.complete(burst.presses());
      if (code !== null) {
        burst.end();
        pieces = [];
        clearTimeout(waiting);
        suffixUntil = event.timeStamp + scannerPauseMs;
        hear({ kind: 'CODE', text: code, isOurs: true });
        return settle();
      }
    }
    wait();
  }

  function keyDown(event: KeyboardEvent): void {
    if (modifiers.has(event.key)) return;
    const press = event.repeat ? null : pressOf(event);
    if (press && !suffixes.has(event.code)) return takeKey(event, press);
    if (suffixes.has(event.code) && !event.repeat) {
      const isSuffix =
        event.timeStamp <= suffixUntil ||
        (burst.goesOn(event.timeStamp) && (burst.rhythm() === 'SCANNER' || pieces.length > 0));
      suffixUntil = -Infinity;
      if (isSuffix) swallow(event);
    }
    close();
    pieces = [];
    closed = null;
  }

  function keyUp(event: KeyboardEvent): void {
    if (swallowed.delete(event.code)) event.stopImmediatePropagation();
  }

  /** What an input method still writes after its field was rescued is taken out again when the focus comes back. */
  function hideText(event: Event): void {
    if (isRescued && event.target === field) event.stopImmediatePropagation();
  }

  const stopping = new AbortController();
  const early = { capture: true, signal: stopping.signal };
  window.addEventListener('keydown', keyDown, early);
  window.addEventListener('keyup', keyUp, early);
  window.addEventListener('blur', (event) => event.target === window && close(), early);
  for (const kind of ['beforeinput', 'input']) window.addEventListener(kind, hideText, early);
  return () => {
    stopping.abort();
    close();
    clearTimeout(comingBack);
    if (isRescued) before?.comeBack();
  };
}
