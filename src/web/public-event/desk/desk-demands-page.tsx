import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { Demand } from '#contract/public-event/desk.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { DemandsList } from '../demand/demands-list.tsx';
import { decideDemand, publicEventChanges } from '../queries.ts';
import { demandMoveWords } from '../words.ts';

/** The fund decides what units get at a public event. */
export function DeskDemandsPage() {
  const search = useSearch({ from: '/admin/public-event/demands' });
  return (
    <DemandsList
      search={search}
      pageActions={<ExportLink kind="public-demands" filter={{ activityId: search.activityId }} />}
      about={<Trans>What invited units need. They see your decision and the reason.</Trans>}
      actions={actionsOf}
    />
  );
}

const actionsOf = ({ id, version, offers }: Demand) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Moves
      offers={offers}
      words={demandMoveWords}
      caseId={id}
      make={(move, { note }) => decideDemand(id, { move, version, note })}
      changes={publicEventChanges}
    />
  </div>
);
