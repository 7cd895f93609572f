import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';

/** iPads call themselves Macs, but no Mac can be touched. */
const isApplePhone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** An iPhone's browser forgets pages that were not opened for a week; what is on the home screen is kept. */
const toHomeScreen = (
  <Trans>
    On an iPhone: tap Share, then “Add to Home Screen”. Open the portal from there and pair it there, with “Scan the
    code”. What is paired in Safari is not paired there, and may be erased after a week.
  </Trans>
);

/** What to do where the browser does not promise to keep what is stored. */
export const KeepStorage = () => (
  <p className="leading-snug">
    {isApplePhone() && !isInstalled() ? (
      toHomeScreen
    ) : (
      <Trans>Say yes if the browser asks whether this page may store data. Add the portal to the home screen.</Trans>
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
      <Trans>Tap here once. If it stays so: Settings, Display & Brightness, Auto-Lock, Never.</Trans>
    ) : (
      <Trans>Tap here once. If it stays so, set the phone to leave its screen on as long as it can.</Trans>
    )}
  </p>
);
