import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useDoor } from './device/browser-door.ts';
import { NoStation } from './scan/no-station.tsx';
import { ScanScreen } from './scan/scan-screen.tsx';

export function ScanPage() {
  const { t } = useLingui();
  usePageTitle(t`Scan`);
  const { door, state } = useDoor();
  if (state.phase === 'ready' && state.station) return <ScanScreen door={door} state={state} station={state.station} />;
  return (
    <main className="grid min-h-dvh items-center">
      <NoStation state={state} />
    </main>
  );
}
