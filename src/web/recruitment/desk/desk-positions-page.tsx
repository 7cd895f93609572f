import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { PositionRow } from '#contract/recruitment/position.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PositionsTable } from '../position/positions-table.tsx';

const linkOf = ({ id }: PositionRow) =>
  linkOptions({ to: '/admin/recruitment/$positionId', params: { positionId: id } });

/** The fund's list of every position that was handed in. */
export function DeskPositionsPage() {
  const { t } = useLingui();
  return (
    <PositionsTable
      search={useSearch({ from: '/admin/recruitment' })}
      title={t({ message: 'Positions', comment: 'Work that companies offer' })}
      about={<Trans>All positions submitted for careers fairs.</Trans>}
      linkOf={linkOf}
      exported
      waiting={t`Waiting for us`}
      pageActions={
        <>
          <LinkButton to="/admin/recruitment/units" icon="briefcase">
            <Trans>Recruiting units</Trans>
          </LinkButton>
          <LinkButton to="/admin/recruitment/talents" icon="users">
            <Trans>Applicants</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
