import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { PositionRow } from '#contract/recruitment/position.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PositionsSearch } from '../routes.ts';
import { PositionsTable } from './positions-table.tsx';

const linkOf = ({ id, activityId }: PositionRow) =>
  linkOptions({ to: '/recruit/apply', search: { activityId, positionId: id } });

/** A company's own positions. */
export function OwnPositionsPage() {
  const { t } = useLingui();
  const search: PositionsSearch = useSearch({ strict: false });
  const { activityId } = search;
  return (
    <PositionsTable
      search={search}
      title={t`My positions`}
      about={<Trans>The positions your unit offers at the careers fair.</Trans>}
      linkOf={linkOf}
      pageActions={
        <LinkButton to="/recruit/apply" search={{ activityId }} icon="plus" tone="primary">
          <Trans>New position</Trans>
        </LinkButton>
      }
    />
  );
}
