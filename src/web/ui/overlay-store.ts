import type { ReactNode } from 'react';
import { Listeners } from '#web/listeners.ts';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  /** What the confirming button says, as "Delete". */
  action: ReactNode;
  tone?: 'primary' | 'danger';
}

export interface Toast {
  id: number;
  text: ReactNode;
  tone: 'good' | 'bad' | 'info';
}

export interface Overlays {
  question: (Question & { settle: (yes: boolean) => void }) | null;
  toasts: readonly Toast[];
}

let overlays: Overlays = { question: null, toasts: [] };
let lastId = 0;
const listeners = new Listeners();

function change(next: Partial<Overlays>): void {
  overlays = { ...overlays, ...next };
  listeners.tell();
}

export const currentOverlays = (): Overlays => overlays;

export const onOverlays = listeners.subscribe;

/** Asks and waits; closing the dialog is a no. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    overlays.question?.settle(false);
    change({
      question: {
        ...question,
        settle: (yes) => {
          change({ question: null });
          resolve(yes);
        },
      },
    });
  });

const mostToasts = 3;

/**
 * Says what happened in a line that leaves by itself; said again while it stands, it stands once, from now on. What can be
 * taken back stands in the strip (`web/undo`).
 */
export function toast(given: Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>): void {
  lastId += 1;
  const one: Toast = { tone: 'good', ...given, id: lastId };
  const others = overlays.toasts.filter(({ tone, text }) => tone !== one.tone || text !== one.text);
  change({ toasts: [...others, one].slice(-mostToasts) });
}

export const dismissToast = (id: number): void =>
  change({ toasts: overlays.toasts.filter((toast) => toast.id !== id) });
