import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { RecordRow } from '#contract/road-show/road-show.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RecordsTable } from './records-table.tsx';

const linkOf = ({ id }: RecordRow) => linkOptions({ to: '/admin/road-show/$recordId', params: { recordId: id } });

/** The fund's list of everything that was handed in. */
export function DeskRecordsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/road-show' });
  return (
    <RecordsTable
      search={search}
      title={t`Results and demands`}
      about={<Trans>Everything submitted for a road show.</Trans>}
      linkOf={linkOf}
      isDesk
      which={[{ value: 'toDecide', label: t`Waiting for us` }]}
      pageActions={
        <LinkButton to="/admin/road-show/matches" search={{ activityId: search.activityId }} icon="exchange">
          <Trans>Matches</Trans>
        </LinkButton>
      }
    />
  );
}
