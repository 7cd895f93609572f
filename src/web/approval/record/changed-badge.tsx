import { Trans } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';

export const ChangedBadge = () => (
  <Badge tone="info" icon="edit">
    <Trans comment="Of a text or file that was corrected since it was returned">Changed</Trans>
  </Badge>
);
