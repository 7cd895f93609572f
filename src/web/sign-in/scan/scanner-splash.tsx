import { Trans } from '@lingui/react/macro';

/** In place of the scanner until its code is there; also part of what stands in index.html before any script. */
export const ScannerSplash = () => (
  <div className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-6 text-center">
    <p className="text-3xl font-bold text-balance">
      <Trans>Opening the scanner</Trans>
    </p>
    <p className="text-xl text-muted">
      <Trans>Scanning works offline: scans are kept on this phone and sent once there’s a connection.</Trans>
    </p>
  </div>
);
