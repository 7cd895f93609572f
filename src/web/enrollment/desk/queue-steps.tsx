import { useLingui } from '@lingui/react/macro';
import { queueWith } from '#web/desk/queue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type QueuePage, useGoTo } from './use-queue-keys.ts';

/** To the registration before and after in the list that this one was opened from. */
export function QueueSteps({ enrollmentId, page }: { enrollmentId: string; page: QueuePage }) {
  const { t } = useLingui();
  const go = useGoTo(page);
  const queue = queueWith(enrollmentId);
  if (!queue || queue.rows.length < 2) return null;
  const { at, rows } = queue;
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const place = `${at + 1} / ${rows.length}`;
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
