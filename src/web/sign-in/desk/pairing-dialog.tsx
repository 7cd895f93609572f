import { Trans, useLingui } from '@lingui/react/macro';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import type { NewPairing } from '../queries.ts';

/** The code that makes a phone this station: to scan, or to type. */
export function PairingDialog({ pairing, onClose }: { pairing: NewPairing; onClose: () => void }) {
  const { t } = useLingui();
  const { gate } = pairing.station;
  const copy = async () => {
    await navigator.clipboard.writeText(pairing.pairingUrl);
    toast({ text: <Trans>The address is copied.</Trans> });
  };
  return (
    <Dialog
      open
      title={<Trans>Pair a phone with {gate}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" onClick={() => void copy()}>
            <Trans>Copy the address</Trans>
          </Button>
          <Button tone="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <p>
          <Trans>Scan this with the camera of the phone that becomes the station. It works once.</Trans>
        </p>
        <DrawnCode text={pairing.pairingUrl} label={t`Pairing code as a QR code`} level="M" atLeast={260} />
        <p className="text-muted">
          <Trans>Or open “Pair this phone” there and type:</Trans>
        </p>
        <p className="font-mono text-4xl font-bold tracking-wide select-all" data-pairing-code>
          {pairing.pairingCode.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
    </Dialog>
  );
}
