import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftText } from '#web/ui/use-draft-text.ts';
import { SpotField } from './spot-field.tsx';
import type { Spot } from './spot.ts';

interface AddPinProps {
  /** What is typed is kept on this device under that. */
  draftKey: string;
  /** Null while none is being written. */
  spot: Spot | null;
  onSpot: (spot: Spot | null) => void;
  busy: boolean;
  /** @returns whether it was kept */
  onKeep: (pin: Spot & { text: string }) => Promise<boolean>;
  /** By a tap as well as by the button. */
  canPoint: boolean;
}

/** A remark on a spot: pointed at, or named. */
export function AddPin({ draftKey, spot, onSpot, busy, onKeep, canPoint }: AddPinProps) {
  const { t } = useLingui();
  const [text, setText] = useDraftText(draftKey);
  const keep = async () => {
    const said = text.trim();
    if (!spot || !said || !(await onKeep({ ...spot, text: said }))) return;
    onSpot(null);
    setText('');
  };
  if (!spot) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="plus" onClick={() => onSpot({ page: 1, x: 0.5, y: 0.5 })}>
          <Trans>Add a remark</Trans>
        </Button>
        {canPoint && (
          <span className="text-muted">
            <Trans>Or tap the spot on the picture.</Trans>
          </span>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <SpotField spot={spot} onSpot={onSpot} />
      <TextArea label={t`Remark`} required limit={500} rows={2} value={text} onChange={setText} />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          icon="save"
          busy={busy}
          disabledReason={text.trim() ? undefined : t`Write a remark first.`}
          onClick={() => void keep()}
        >
          <Trans>Save remark</Trans>
        </Button>
        <Button tone="quiet" onClick={() => onSpot(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
