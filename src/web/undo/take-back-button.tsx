import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** @param byKey whether the key `u` does the same */
export function TakeBackButton({
  secondsLeft,
  byKey,
  takeBack,
}: {
  secondsLeft: number;
  byKey: boolean;
  takeBack: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await takeBack();
    setBusy(false);
  };
  return (
    <Button icon="undo" busy={busy} onClick={() => void press()}>
      <Trans comment="A button; the seconds it is still there">Undo ({secondsLeft})</Trans>
      {byKey && (
        <kbd aria-hidden className="hidden rounded border border-line px-1.5 text-sm font-normal md:inline">
          U
        </kbd>
      )}
    </Button>
  );
}
