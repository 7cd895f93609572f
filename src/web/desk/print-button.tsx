import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Prints a whole list; it is read first, so it takes a moment. */
export function PrintButton({ busy, onPrint }: { busy: boolean; onPrint: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={busy ? 'hourglass' : 'print'}
      label={t`Print`}
      aria-busy={busy}
      disabled={busy}
      onClick={onPrint}
    />
  );
}
