import { Trans } from '@lingui/react/macro';
import type { EnrollWindow } from '#domain/activity/window.ts';
import { WindowLine } from './window-line.tsx';

/** The same with the word before it, where nothing else says what is open. */
export const RegistrationLine = ({ window }: { window: EnrollWindow }) => (
  <span>
    <Trans>
      Registration: <WindowLine window={window} />
    </Trans>
  </span>
);
