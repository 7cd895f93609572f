import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Takes a list as it is filtered now to where its sheet is asked for. */
export const ExportLink = ({ kind, filter }: { kind: string; filter: object }) => (
  <LinkButton to="/admin/exports" search={{ kind, filter: JSON.stringify(filter) }} icon="download">
    <Trans comment="A button: take the list as a sheet">Export</Trans>
  </LinkButton>
);
