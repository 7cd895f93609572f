import { Trans, useLingui } from '@lingui/react/macro';
import { useScanner } from '#web/scanner/use-scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { Status } from '#web/ui/badge.tsx';

/** The camera's picture, and what to do when there is none. */
export function CodeCamera({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useLingui();
  const { camera, videoRef, start } = useScanner(true, ({ text }) => onCode(text));
  return (
    <>
      <div className="aspect-square overflow-hidden rounded-card bg-sunken">
        <video ref={videoRef} aria-label={t`Camera picture`} playsInline muted className="size-full object-cover" />
      </div>
      {camera.status === 'FAULT' && (
        <Status
          tone="bad"
          action={
            <Button icon="sync" onClick={start}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We can’t use the camera. Allow it in your browser, or type the code.</Trans>
        </Status>
      )}
    </>
  );
}
