import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import type { FileRefusal } from '#domain/file/words.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { resumableAboveBytes } from '#domain/file/field-rules.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { Listeners } from '#web/listeners.ts';
import { type FieldId, fieldKey, sendPoster } from './calls.ts';
import { refusalIn } from './refusal-in.ts';

/** How a file on its way stands. STALLED: the network is gone, and it goes on by itself when it is back. */
export type TransferState = 'WAITING' | 'SENDING' | 'STALLED' | 'PAUSED' | 'FAILED';

export interface Transfer {
  id: string;
  field: FieldId;
  file: File;
  filename: string;
  description: string;
  replaces: string | null;
  fingerprint: string;
  /** By which a phone without a login sends it. */
  link: string | null;
  /** The server's name for it, once it has one. */
  uploadId: string | null;
  sent: number;
  /** Bytes per second, over the last seconds; 0 while unknown. */
  speed: number;
  state: TransferState;
  refusal: FileRefusal | null;
  error: unknown;
}

const atOnce = 2;
const firstRetryMs = 1000;
const longestRetryMs = 15_000;

/** They live beside the pages: whoever goes to another page of the portal meanwhile loses nothing. */
let transfers: readonly Transfer[] = [];
const listeners = new Listeners();
const running = new Map<string, AbortController>();
const tries = new Map<string, number>();

function change(next: readonly Transfer[]): void {
  transfers = next;
  listeners.tell();
}
const update = (id: string, more: Partial<Transfer>): void =>
  change(transfers.map((one) => (one.id === id ? { ...one, ...more } : one)));
const find = (id: string): Transfer | undefined => transfers.find((one) => one.id === id);

const same = (a: FieldId, b: FieldId): boolean =>
  a.ownerKind === b.ownerKind && a.ownerId === b.ownerId && a.group === b.group;

export function useTransfers(field: FieldId): Transfer[] {
  const all = useSyncExternalStore(listeners.subscribe, () => transfers);
  return all.filter((one) => same(one.field, field));
}

export type NewTransfer = Pick<
  Transfer,
  'field' | 'file' | 'filename' | 'description' | 'replaces' | 'fingerprint' | 'link' | 'uploadId'
>;

export function startTransfer(wanted: NewTransfer): void {
  const id = crypto.randomUUID();
  change([...transfers, { ...wanted, id, sent: 0, speed: 0, state: 'WAITING', refusal: null, error: null }]);
  next();
}

export function pauseTransfer(id: string): void {
  update(id, { state: 'PAUSED', speed: 0 });
  stop(id);
}

export function resumeTransfer(id: string): void {
  tries.delete(id);
  update(id, { state: 'WAITING', error: null, refusal: null });
  next();
}

/** @returns the server's place for it, to be given up as well */
export function forgetTransfer(id: string): string | null {
  const uploadId = find(id)?.uploadId ?? null;
  change(transfers.filter((one) => one.id !== id));
  stop(id);
  tries.delete(id);
  return uploadId;
}

const stop = (id: string): void => {
  running.get(id)?.abort();
  running.delete(id);
  next();
};

function next(): void {
  const waiting = transfers.find(({ id, state }) => state === 'WAITING' && !running.has(id));
  if (!waiting || running.size >= atOnce) return;
  const control = new AbortController();
  running.set(waiting.id, control);
  update(waiting.id, { state: 'SENDING' });
  void send(waiting, control.signal)
    .catch((error: unknown) => control.signal.aborted || failed(waiting.id, error))
    .finally(() => {
      if (running.get(waiting.id) === control) running.delete(waiting.id);
      next();
    });
  next();
}

async function send(transfer: Transfer, signal: AbortSignal): Promise<void> {
  const { id, field, file } = transfer;
  const measure = speedometer();
  const sending = {
    ...transfer,
    signal,
    onProgress: (sent: number) => {
      tries.delete(id);
      update(id, { sent, speed: measure(sent), state: 'SENDING' });
    },
    onPlace: (uploadId: string) => update(id, { uploadId }),
  };
  const fileId =
    file.size > resumableAboveBytes || transfer.link
      ? await (await import('./send-in-parts.ts')).sendInParts(sending)
      : await (await import('./send-whole.ts')).sendWhole(sending);
  await changed(fieldKey(field), ['phone-field']);
  change(transfers.filter((one) => one.id !== id));
  if (!transfers.some((one) => same(one.field, field))) toast({ text: t`Uploaded.` });
  if (file.type.startsWith('video/') && fileId && !transfer.link) void addPoster(field, fileId, file);
}

/** A film without a still is a film all the same. */
async function addPoster(field: FieldId, fileId: string, file: File): Promise<void> {
  const { makePoster } = await import('./make-poster.ts');
  const still = await makePoster(file);
  if (!still) return;
  await sendPoster(fileId, still).catch(() => undefined);
  await changed(fieldKey(field));
}

function failed(id: string, error: unknown): void {
  // A place that moved on meanwhile: the next try finds out where to go on.
  if (!isPassing(error) && !hasCode(error, 'STATUS_ERROR')) {
    update(id, { state: 'FAILED', speed: 0, error, refusal: refusalIn(error) });
    return;
  }
  const tried = (tries.get(id) ?? 0) + 1;
  tries.set(id, tried);
  update(id, { state: 'STALLED', speed: 0 });
  const again = (): void => {
    clearTimeout(timer);
    removeEventListener('online', again);
    if (find(id)?.state === 'STALLED') {
      update(id, { state: 'WAITING' });
      next();
    }
  };
  const timer = setTimeout(again, Math.min(firstRetryMs * 2 ** (tried - 1), longestRetryMs));
  addEventListener('online', again);
}

/** Bytes a second over the last five seconds. */
function speedometer(): (sent: number) => number {
  const marks: { at: number; sent: number }[] = [];
  return (sent) => {
    const at = performance.now();
    marks.push({ at, sent });
    while (marks.length > 2 && at - (marks[0]?.at ?? at) > 5000) marks.shift();
    const [first] = marks;
    const seconds = first ? (at - first.at) / 1000 : 0;
    return first && seconds > 0.5 ? (sent - first.sent) / seconds : 0;
  };
}
