import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DoorState } from '#web/door/door-state.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDoor } from './device/browser-door.ts';
import { PairForm } from './device/pair-form.tsx';
import { PairInHomeScreen } from './device/phone-advice.tsx';
import { Preflight } from './device/preflight.tsx';
import { NoStation } from './scan/no-station.tsx';
import { SessionLine } from './session-line.tsx';
import { kindWords } from './words.ts';

/** What a phone that is a station leaves when it becomes another one. */
function Leaves({ state, gate, isOver }: { state: DoorState; gate: string; isOver: boolean }) {
  const { pending } = state.queue;
  return (
    <>
      {isOver ? (
        <Trans>This phone was the station {gate}. With this code it becomes a station again.</Trans>
      ) : (
        <Trans>This phone is the station {gate} now. With this code it becomes another one.</Trans>
      )}{' '}
      {state.unproven && pending > 0 ? (
        <Trans>
          Its waiting scans are safe but can’t be sent. Export them at the end of the shift and hand the file in.
        </Trans>
      ) : (
        <Plural
          value={pending}
          _0="Nothing waits on it."
          one={`# scan of ${gate} waits on it; it stays safe and is still sent.`}
          other={`# scans of ${gate} wait on it; they stay safe and are still sent.`}
        />
      )}
    </>
  );
}

/** A phone becomes a station, and is checked before the shift. */
export function PairPage() {
  const { t } = useLingui();
  usePageTitle(t`Station`);
  const { door, state } = useDoor();
  const navigate = useNavigate();
  const { code } = useSearch({ from: '/sign-in/pair' });
  /** An address with a code means a new pairing, also on a phone that is a station already, or was one. */
  const [again, setAgain] = useState(code !== undefined);
  const { station, phase } = state;
  const gate = station?.gate ?? '';
  const isOver = phase === 'revoked' || phase === 'ended';

  if (phase === 'opening' || phase === 'storageFailed') return <NoStation state={state} />;
  if (!station || again) {
    return (
      <>
        <PageHeader title={<Trans>Make this phone a station</Trans>}>
          {station ? (
            <Leaves state={state} gate={gate} isOver={isOver} />
          ) : (
            <Trans>A paired phone needs no login. It can only sign people in.</Trans>
          )}
        </PageHeader>
        <PairInHomeScreen />
        <PairForm
          door={door}
          code={code}
          onPaired={() => {
            setAgain(false);
            // Without a code the check stands since the phone was taken on, and whoever is quick is scanning already.
            if (code !== undefined) void navigate({ to: '/sign-in/pair', search: {}, replace: true });
          }}
          instead={
            station && {
              label: isOver ? <Trans>Not now</Trans> : <Trans>Stay with {gate}</Trans>,
              onPress: () => setAgain(false),
            }
          }
        />
      </>
    );
  }
  if (isOver) return <NoStation state={state} onPair={() => setAgain(true)} />;
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
        {station.session && <SessionLine session={station.session} />}
      </PageHeader>
      <Preflight door={door} listed={state.list.people !== null} />
    </>
  );
}
