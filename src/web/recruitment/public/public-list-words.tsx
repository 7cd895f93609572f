import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

export const publicListTitle = msg`Open positions`;
export const PublicListAbout = () => (
  <Trans>Jobs at technology companies. Apply in two minutes, no account needed.</Trans>
);
