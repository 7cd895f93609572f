import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDoor } from './device/browser-door.ts';
import { PairForm } from './device/pair-form.tsx';
import { Preflight } from './device/preflight.tsx';
import { NoStation } from './scan/no-station.tsx';
import { kindWords } from './words.ts';

/** A phone becomes a station, and is checked before the shift. */
export function PairPage() {
  const { t } = useLingui();
  usePageTitle(t`Station`);
  const { door, state } = useDoor();
  const { code } = useSearch({ from: '/sign-in/pair' });
  /** An address with a code means a new pairing, also on a phone that is a station already. */
  const [again, setAgain] = useState(code !== undefined);
  const [stationBefore] = useState(() => state.station?.deviceId);
  const { station } = state;
  const gate = station?.gate ?? '';
  const pairing = again && (!station || station.deviceId === stationBefore);

  if (state.phase === 'opening' || state.phase === 'storageFailed') return <NoStation state={state} />;
  if (!station || pairing) {
    return (
      <>
        <PageHeader title={<Trans>Make this phone a station</Trans>}>
          {station ? (
            <Trans>
              This phone is the station {gate} now. With another code it becomes another one; what waits to be sent
              stays safe.
            </Trans>
          ) : (
            <Trans>A phone that is paired needs no login. It can sign people in, and nothing else.</Trans>
          )}
        </PageHeader>
        <PairForm door={door} code={code} />
        {station && (
          <div className="mt-4">
            <Button tone="quiet" onClick={() => setAgain(false)}>
              <Trans>Stay with {gate}</Trans>
            </Button>
          </div>
        )}
      </>
    );
  }
  if (state.phase === 'revoked' || state.phase === 'ended') return <NoStation state={state} />;
  const kinds = station.kinds.map((kind) => t(kindWords[kind])).join(', ');
  return (
    <>
      <PageHeader
        title={<Trans>Check before the shift</Trans>}
        actions={
          <Button tone="quiet" icon="qr" onClick={() => setAgain(true)}>
            <Trans>Pair anew</Trans>
          </Button>
        }
      >
        <LocalizedName of={station.activityNames} /> · {station.gate} · {kinds}
      </PageHeader>
      <Preflight door={door} listed={state.list.people !== null} />
    </>
  );
}
