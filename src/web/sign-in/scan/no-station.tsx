import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DoorState } from '#web/door/door-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ScannerSplash } from './scanner-splash.tsx';

const Whole = ({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className="mx-auto flex min-h-[70dvh] w-full max-w-md flex-col items-center justify-center gap-5 px-6 py-10 text-center">
    <span className="rounded-full bg-brand-soft p-4 text-on-brand-soft">
      <Icon name={icon} size="xl" />
    </span>
    <h1 tabIndex={-1} className="text-2xl font-bold text-balance">
      {title}
    </h1>
    {children && <div className="text-lg text-muted">{children}</div>}
    <div className="flex w-full flex-col gap-3">{actions}</div>
  </div>
);

const Home = () => (
  <LinkButton to="/home" icon="home" full>
    <Trans>To the portal</Trans>
  </LinkButton>
);

const PairAnew = ({ onPair }: { onPair: (() => void) | undefined }) =>
  onPair ? (
    <Button icon="qr" full onClick={onPair}>
      <Trans>Pair anew</Trans>
    </Button>
  ) : (
    <LinkButton to="/sign-in/pair" icon="qr" full>
      <Trans>Pair anew</Trans>
    </LinkButton>
  );

/** What stands in place of the scanner while there is nothing to scan with. */
export function NoStation({
  state,
  onPair,
}: {
  state: DoorState;
  /** Where the phone can be paired anew on this very page. */
  onPair?: () => void;
}) {
  const { pending } = state.queue;
  const waiting = (
    <p className="font-semibold text-ink">
      <Plural
        value={pending}
        _0="Nothing waits on this phone."
        one="# scan waits on this phone and is still being sent."
        other="# scans wait on this phone and are still being sent."
      />
    </p>
  );
  switch (state.phase) {
    case 'opening':
      return (
        <>
          <h1 className="sr-only">
            <Trans>Scan</Trans>
          </h1>
          <ScannerSplash />
        </>
      );
    case 'preparing':
      if (state.unproven) {
        return (
          <Whole
            icon="ban"
            title={<Trans>The server does not recognise this phone</Trans>}
            actions={
              <>
                <PairAnew onPair={onPair} />
                <Home />
              </>
            }
          >
            <Trans>Please pair it with a new code.</Trans>
          </Whole>
        );
      }
      return (
        <Whole icon="sync" title={<Trans>Getting the station ready</Trans>} actions={<Home />}>
          {state.connection.state === 'offline' ? (
            <Trans>Paired. We can’t reach the server right now; we’ll keep trying.</Trans>
          ) : (
            <Trans>Paired. Fetching the list…</Trans>
          )}
        </Whole>
      );
    case 'storageFailed':
      return (
        <Whole
          icon="warning"
          title={<Trans>This phone’s storage won’t open</Trans>}
          actions={
            <Button tone="primary" size="lg" full icon="sync" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>No scans are lost. Reload; if that doesn’t help, use another phone.</Trans>
        </Whole>
      );
    case 'revoked':
    case 'ended':
      return (
        <Whole
          icon="ban"
          title={
            state.phase === 'revoked' ? (
              <Trans>This phone was taken out of service</Trans>
            ) : (
              <Trans>This station has expired</Trans>
            )
          }
          actions={
            <>
              <LinkButton to="/sign-in/shift" tone="primary" size="lg" full icon="flag">
                <Trans>Hand over</Trans>
              </LinkButton>
              <PairAnew onPair={onPair} />
              <Home />
            </>
          }
        >
          <p>
            <Trans>
              Give this phone to the coordinator, or pair it with a new code. Its list is gone; scans are kept.
            </Trans>
          </p>
          {waiting}
        </Whole>
      );
    default:
      return (
        <Whole
          icon="scan"
          title={<Trans>This phone is not a station yet</Trans>}
          actions={
            <>
              <LinkButton to="/sign-in/pair" tone="primary" size="lg" full icon="qr">
                <Trans>Pair this phone</Trans>
              </LinkButton>
              <Home />
            </>
          }
        >
          <Trans>Scan or type the code that the supervisor at the door shows you.</Trans>
        </Whole>
      );
  }
}
