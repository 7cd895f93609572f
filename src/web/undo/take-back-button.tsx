import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { useWork } from '#web/ui/use-work.ts';

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
  const { busy, work } = useWork();
  return (
    <Button icon="undo" busy={busy} onClick={() => void work(takeBack)}>
      <Trans comment="A button; the seconds it is still there">Undo ({secondsLeft})</Trans>
      {byKey && (
        <kbd aria-hidden className="hidden rounded border border-line px-1.5 text-sm font-normal md:inline">
          U
        </kbd>
      )}
    </Button>
  );
}
