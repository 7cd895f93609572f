import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { PositionRow } from '#contract/recruitment/position.ts';
import type { PositionsSearch } from '../routes.ts';
import { PositionsTable } from './positions-table.tsx';

const linkOf = ({ id, activityId }: PositionRow) =>
  linkOptions({ to: '/recruit/check', search: { activityId, positionId: id } });

/** Positions that the event contractor checks before the fund does (G56). */
export function PositionsToCheckPage() {
  const { t } = useLingui();
  const search: PositionsSearch = useSearch({ strict: false });
  return (
    <PositionsTable
      search={search}
      title={t`Positions to check`}
      about={<Trans>Companies’ positions come here before they go to the fund.</Trans>}
      waiting={t`Waiting for you`}
      linkOf={linkOf}
    />
  );
}
