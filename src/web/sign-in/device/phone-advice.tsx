import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';

/** iPads call themselves Macs, but no Mac can be touched. */
const isApplePhone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** An iPhone's browser forgets pages that were not opened for a week; what is on the home screen is kept. */
const toHomeScreen = (
  <Trans>
    On an iPhone: tap Share, then “Add to Home Screen”. Open the portal from there and pair it with “Scan the code”. A
    pairing made in Safari doesn’t carry over and may be lost after a week.
  </Trans>
);

/** What to do where the browser does not promise to keep what is stored. */
export const KeepStorage = () => (
  <p className="leading-snug">
    {isApplePhone() && !isInstalled() ? (
      toHomeScreen
    ) : (
      <Trans>If the browser asks to store data, allow it. Then add the portal to the home screen.</Trans>
    )}
  </p>
);

/** Before an iPhone is paired in Safari. */
export const PairInHomeScreen = () =>
  isApplePhone() && !isInstalled() ? (
    <p className="mb-4 flex max-w-md items-start gap-3 rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
      <Icon name="info" />
      <span>{toHomeScreen}</span>
    </p>
  ) : null;

/** What to do where the screen goes dark by itself. */
export const StayAwake = () => (
  <p className="leading-snug">
    {isApplePhone() ? (
      <Trans>Tap here once. If that doesn’t help: Settings, Display & Brightness, Auto-Lock, Never.</Trans>
    ) : (
      <Trans>Tap here once. If that doesn’t help, set the screen to stay on as long as possible.</Trans>
    )}
  </p>
);
