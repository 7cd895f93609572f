import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type QueueRow, queueWith, rememberLeft } from '#web/desk/queue.ts';

/** Whoever reads forms goes from form to form, as far as a registration has one. */
export type QueuePage = 'registration' | 'application';

const stepOf: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** @returns the way to a registration on the same kind of page */
export function useGoTo(page: QueuePage): (row: QueueRow) => void {
  const navigate = useNavigate();
  return ({ id, hasBooths }) =>
    void (page === 'application' && hasBooths
      ? navigate({ to: '/layoutBusiness-details', search: { enrollmentId: id } })
      : navigate({ to: '/admin/enrollments/$enrollmentId', params: { enrollmentId: id } }));
}

/**
 * k and j lead to the registration before and after in the list that this one was opened from, as often as they are
 * pressed, also before the one in between is drawn; the list begins with the last again.
 */
export function useQueueKeys(enrollmentId: string, page: QueuePage): void {
  const go = useGoTo(page);
  const going = useRef(enrollmentId);
  useEffect(() => rememberLeft(enrollmentId), [enrollmentId]);
  useLayoutEffect(() => {
    going.current = enrollmentId;
  }, [enrollmentId]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (!step || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    const queue = queueWith(going.current);
    const row = queue?.rows[queue.at + step];
    if (!row) return;
    event.preventDefault();
    going.current = row.id;
    go(row);
  });
  // What the screen shows, a key that follows at once must find listening.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
