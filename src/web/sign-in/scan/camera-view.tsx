import { Trans, useLingui } from '@lingui/react/macro';
import type { Scanner } from '#web/scanner/use-scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { cameraFaultWords } from './camera-fault-words.ts';

const cornerPath =
  'M3 20V9a6 6 0 0 1 6-6h11M80 3h11a6 6 0 0 1 6 6v11M97 80v11a6 6 0 0 1-6 6H80M20 97H9a6 6 0 0 1-6-6V80';

/** Four quiet corners, light on dark so that they show on any picture: where to hold the code. */
const Corners = () => (
  <svg
    viewBox="0 0 100 100"
    aria-hidden
    className="absolute top-[37%] left-1/2 w-[min(62vw,20rem)] -translate-x-1/2 -translate-y-1/2 md:top-1/2"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    // The light system colour in dark mode too: the picture behind does not follow the theme.
    style={{ colorScheme: 'light' }}
  >
    <path className="text-[CanvasText]/50" strokeWidth="3" d={cornerPath} />
    <path className="text-[Canvas]" strokeWidth="1.4" d={cornerPath} />
  </svg>
);

/** The whole picture of the camera, and in its place what to do when there is none. */
export function CameraView({ scanner }: { scanner: Scanner }) {
  const { t } = useLingui();
  const { camera, videoRef, start } = scanner;
  return (
    <div className="absolute inset-0 overflow-hidden bg-sunken">
      <video ref={videoRef} aria-label={t`Camera picture`} playsInline muted className="size-full object-cover" />
      {camera.status === 'ON' && <Corners />}
      {(camera.status === 'STARTING' || camera.status === 'RESTING') && (
        <p className="absolute inset-x-0 top-[34%] flex items-center justify-center gap-3 text-lg text-ink">
          <Spinner />
          <Trans>Camera is starting</Trans>
        </p>
      )}
      {camera.status === 'INTERRUPTED' && (
        <p
          role="status"
          className="absolute inset-x-4 top-[34%] flex items-center justify-center gap-3 rounded-card bg-surface p-4 text-lg text-ink"
        >
          <Spinner />
          <Trans>The camera was interrupted and is opened again</Trans>
        </p>
      )}
      {camera.status === 'FAULT' && (
        <div className="absolute inset-x-4 top-[30%] mx-auto flex max-w-md flex-col items-center gap-3 rounded-card bg-surface p-5 text-center shadow-raised">
          <Icon name="camera" size="lg" />
          <p className="font-medium">{t(cameraFaultWords[camera.fault])}</p>
          <Button icon="sync" onClick={start}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
