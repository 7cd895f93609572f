import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Station } from '#contract/sign-in/station.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type NewPairing, renewPairing, revokeStation, stationsQuery } from '../queries.ts';
import { DoorPage } from './door-page.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { NewStationDialog } from './new-station-dialog.tsx';
import { PairingDialog } from './pairing-dialog.tsx';
import { StationCard } from './station-card.tsx';
import { stateOf } from './station-health.ts';
import { SupervisorCodesDialog } from './supervisor-codes-dialog.tsx';
import { VenueCodeDialog } from './venue-code-dialog.tsx';

type Opened =
  | { dialog: 'new' | 'supervisors' | 'handIn' }
  | { dialog: 'pairing'; pairing: NewPairing }
  | { dialog: 'venue'; station: Station };

export function StationsPage() {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className={opened?.dialog === 'venue' ? 'print:hidden' : undefined}>
        <DoorPage
          title={t`Stations`}
          lead={<Trans>Phones at the doors: what each signs, and how it is.</Trans>}
          actions={
            <>
              <Button icon="key" onClick={() => setOpened({ dialog: 'supervisors' })}>
                <Trans>Supervisors’ codes</Trans>
              </Button>
              <Button icon="upload" onClick={() => setOpened({ dialog: 'handIn' })}>
                <Trans>Hand in a file</Trans>
              </Button>
              <Button tone="primary" icon="plus" onClick={() => setOpened({ dialog: 'new' })}>
                <Trans>New station</Trans>
              </Button>
            </>
          }
        >
          {(activityId) => (
            <>
              <Stations activityId={activityId} onOpen={setOpened} />
              {opened?.dialog === 'supervisors' && <SupervisorCodesDialog activityId={activityId} onClose={close} />}
              {opened?.dialog === 'handIn' && <HandInDialog onClose={close} />}
              {opened?.dialog === 'new' && (
                <NewStationDialog
                  activityId={activityId}
                  onClose={close}
                  onCreated={(pairing) => setOpened({ dialog: 'pairing', pairing })}
                />
              )}
            </>
          )}
        </DoorPage>
      </div>
      {opened?.dialog === 'pairing' && <PairingDialog pairing={opened.pairing} onClose={close} />}
      {opened?.dialog === 'venue' && <VenueCodeDialog station={opened.station} onClose={close} />}
    </>
  );
}

function Stations({ activityId, onOpen }: { activityId: string; onOpen: (opened: Opened) => void }) {
  const { data, error, refetch } = useQuery(stationsQuery(activityId));
  const changes = [stationsQuery(activityId).queryKey];
  const renew = useDeed({
    sure: ({ gate, pairedAt }: Station) =>
      pairedAt
        ? {
            title: <Trans>New code for {gate}?</Trans>,
            text: (
              <Trans>
                The previously paired phone stops being this station. Its unsent scans are kept and still sent.
              </Trans>
            ),
            action: <Trans>New code</Trans>,
          }
        : null,
    call: async ({ id }) => onOpen({ dialog: 'pairing', pairing: await renewPairing(id) }),
    changes,
  });
  const revoke = useDeed({
    sure: ({ gate }: Station) => ({
      title: <Trans>Take {gate} out of service?</Trans>,
      text: (
        <Trans>
          The list of people disappears from the phone at once. Scans that it has not sent stay on it until they have
          arrived.
        </Trans>
      ),
      action: <Trans>Take out of service</Trans>,
      tone: 'danger',
    }),
    call: ({ id }) => revokeStation(id),
    changes,
  });

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  if (data.stations.length === 0) {
    return (
      <EmptyState
        icon="device"
        title={<Trans>No stations yet</Trans>}
        action={
          <Button tone="primary" icon="plus" onClick={() => onOpen({ dialog: 'new' })}>
            <Trans>New station</Trans>
          </Button>
        }
      >
        <Trans>A station is a phone at a door. Create one, then scan its pairing code with the phone.</Trans>
      </EmptyState>
    );
  }
  const now = Date.parse(data.serverTime);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {data.stations.map((station) => {
        const state = stateOf(station, now);
        const alive = state !== 'revoked' && state !== 'over';
        return (
          <StationCard
            key={station.id}
            station={station}
            now={now}
            actions={
              alive && (
                <>
                  <Button icon="qr" busy={renew.doing?.id === station.id} onClick={() => void renew.run(station)}>
                    <Trans>New pairing code</Trans>
                  </Button>
                  <Button icon="print" onClick={() => onOpen({ dialog: 'venue', station })}>
                    <Trans>Code for the wall</Trans>
                  </Button>
                  <Button icon="ban" busy={revoke.doing?.id === station.id} onClick={() => void revoke.run(station)}>
                    <Trans>Take out of service</Trans>
                  </Button>
                </>
              )
            }
          />
        );
      })}
    </div>
  );
}
