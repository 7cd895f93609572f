import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOfferedVersion } from './new-version.ts';
import { useOnline } from './use-online.ts';

/** What is true of the whole portal just now: no network, a new version. */
export function Banners() {
  const online = useOnline();
  const takeVersion = useOfferedVersion();
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      {!online && (
        <Banner icon="wifi-off">
          <Trans>You’re offline. You see what this device has kept; the rest comes with the network.</Trans>
        </Banner>
      )}
      {takeVersion && (
        <Banner
          tone="brand"
          icon="sync"
          action={
            <Button
              busy={isTaking}
              onClick={() => {
                setTaking(true);
                void takeVersion();
              }}
            >
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>A new version is ready. It will load once you’ve finished what you’re doing.</Trans>
        </Banner>
      )}
    </>
  );
}
