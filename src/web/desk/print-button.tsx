import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PrintedList } from './use-print-list.ts';

/** Prints a whole list; it is read first, so it takes a moment. */
export function PrintButton<Row>({ of: { start, busy } }: { of: PrintedList<Row> }) {
  const { t } = useLingui();
  if (!start) return null;
  return (
    <IconButton icon={busy ? 'hourglass' : 'print'} label={t`Print`} aria-busy={busy} disabled={busy} onClick={start} />
  );
}
