import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

export const publicListTitle = msg`Completed projects`;
export const PublicListAbout = () => <Trans>What funded research projects achieved.</Trans>;
