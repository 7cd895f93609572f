import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Station } from '#contract/sign-in/station.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { venueCodeQuery } from '../queries.ts';

/** A sheet for the wall: participants sign in themselves with their own phones. */
export function VenueCodeDialog({ station, onClose }: { station: Station; onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(venueCodeQuery(station.id));
  return (
    <Dialog
      open
      title={<Trans>Sign in with your own phone</Trans>}
      onClose={onClose}
      actions={
        <Button tone="primary" icon="print" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <DrawnCode text={data.url} label={t`Code of the venue`} level="M" atLeast={280} />
        ) : (
          <Skeleton className="size-72" />
        )}
        <p className="text-xl font-semibold">{station.gate}</p>
        <p className="max-w-sm">
          <Trans>Participants scan this with the camera of their phone and log in once; then they are signed in.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
