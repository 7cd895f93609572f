import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '#web/ui/page-title.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { useDoor } from './device/browser-door.ts';
import { ShiftEnd } from './device/shift-end.tsx';
import { NoStation } from './scan/no-station.tsx';

/** The end of a shift: everything scanned is accounted for, and only then the phone leaves (N4). */
export function ShiftPage() {
  const { t } = useLingui();
  usePageTitle(t`End of shift`);
  const { door, state } = useDoor();
  const { station, phase } = state;
  if (!station || phase === 'opening' || phase === 'storageFailed') return <NoStation state={state} />;
  return (
    <>
      <PageHeader title={<Trans>End of shift</Trans>} back={phase === 'ready' && <BackLink to="/sign-in/scan" />}>
        {station.gate} · {station.stationName} · {station.deviceName}
      </PageHeader>
      <ShiftEnd door={door} state={state} />
    </>
  );
}
