import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type QueueRow, queueWith, rememberLeft } from '#web/desk/queue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

interface QueueStepsProps {
  enrollmentId: string;
  /** Whoever reads forms goes from form to form, as far as a registration has one. */
  page: 'registration' | 'application';
}

/** To the registration before and after in the list that this one was opened from; k and j do the same. */
export function QueueSteps({ enrollmentId, page }: QueueStepsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queue = queueWith(enrollmentId);
  const before = queue?.rows[queue.at - 1];
  const after = queue?.rows[queue.at + 1];
  const go = ({ id, hasBooths }: QueueRow) =>
    void (page === 'application' && hasBooths
      ? navigate({ to: '/layoutBusiness-details', search: { enrollmentId: id } })
      : navigate({ to: '/admin/enrollments/$enrollmentId', params: { enrollmentId: id } }));

  useEffect(() => rememberLeft(enrollmentId), [enrollmentId]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    const row = { j: after, k: before }[event.key];
    if (!row) return;
    event.preventDefault();
    go(row);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!queue || queue.rows.length < 2) return null;
  const place = `${queue.at + 1} / ${queue.rows.length}`;
  return (
    <nav aria-label={t`Registrations of the list`} className="flex items-center gap-1" data-no-print>
      <IconButton
        icon="chevron-left"
        label={t`Previous registration (k)`}
        disabled={!before}
        onClick={() => before && go(before)}
      />
      <span className="min-w-12 text-center text-muted tabular-nums">{place}</span>
      <IconButton
        icon="chevron-right"
        label={t`Next registration (j)`}
        disabled={!after}
        onClick={() => after && go(after)}
      />
    </nav>
  );
}
