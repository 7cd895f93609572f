import { Trans, useLingui } from '@lingui/react/macro';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { approvalChanges, setPin, type ShownPin } from './queries.ts';

interface PinListProps {
  pins: readonly ShownPin[];
  /** A file of several pages says on which one a remark stands, and goes there. */
  onPage?: ((page: number) => void) | undefined;
}

/** The remarks on a version; a side closes its own. */
export function PinList({ pins, onPage }: PinListProps) {
  const { t } = useLingui();
  const setting = useDeed({
    call: ({ id, isClosed }: { id: string; isClosed: boolean }) => setPin(id, isClosed),
    changes: approvalChanges,
  });
  if (pins.length === 0) return null;
  return (
    <ol aria-label={t`Remarks on the picture`} className="flex flex-col gap-3">
      {pins.map((pin, place) => (
        <li key={pin.id} className="flex flex-wrap items-center gap-3">
          <span
            aria-hidden
            className="flex size-8 items-center justify-center rounded-full bg-brand font-semibold text-on-brand"
          >
            {place + 1}
          </span>
          <span className={pin.closedAt ? 'min-w-0 flex-1 text-muted line-through' : 'min-w-0 flex-1'}>{pin.text}</span>
          {onPage && (
            <Button tone="quiet" onClick={() => onPage(pin.page)}>
              <Trans comment="Of a PDF">Page {pin.page}</Trans>
            </Button>
          )}
          {pin.isOwn && (
            <Button
              tone="quiet"
              busy={setting.busy && setting.doing?.id === pin.id}
              aria-label={pin.closedAt ? t`Open again: ${pin.text}` : t`Close: ${pin.text}`}
              onClick={() => void setting.run({ id: pin.id, isClosed: pin.closedAt === null })}
            >
              {pin.closedAt ? <Trans>Open again</Trans> : <Trans comment="A remark is done with">Close</Trans>}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
