import { wishWeight } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WishImport } from '#contract/schedule.ts';
import { changed } from '#web/api/changed.ts';
import type { RowLook } from '#web/desk/import-rows.tsx';
import { ImportSheet } from '#web/desk/import-sheet.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { confirmWishes, downloadWishSample, previewWishes, scheduleChanges } from './queries.ts';

type Row = WishImport['rows'][number];

interface WishImportProps {
  activityId: string;
  onImported: () => void;
}

/** Staff bring who is to meet whom in a sheet, and read what would come of it before it is done. */
export function WishImportCard({ activityId, onImported }: WishImportProps) {
  const { t } = useLingui();
  const { least, most } = wishWeight;
  const columnNames: Readonly<Record<string, string>> = {
    unitA: t({ message: 'Unit A', comment: 'A column of a sheet: the one of two units that meet' }),
    unitB: t({ message: 'Unit B', comment: 'A column of a sheet: the other of two units that meet' }),
    weight: t({ message: 'Weight', comment: 'A column of a sheet: how much a meeting matters' }),
    must: t({ message: 'Must', comment: 'A column of a sheet: whether a meeting must take place' }),
  };
  const look: RowLook<Row> = {
    columnName: (path) => columnNames[path.split('.').at(-1) ?? ''] ?? null,
    subject: { header: t({ message: 'Who meets', comment: 'Two units' }), cell: pairCell },
    // What it becomes stands beside the pair already.
    changes: () => null,
  };
  return (
    <ImportSheet
      title={<Trans comment="Who wants to meet whom, read from a sheet">Wishes from a sheet</Trans>}
      lead={
        <Trans>
          An xlsx or csv file of up to 5 MB with two units in each row, by their names in the portal; where you know
          them, a weight from {least} to {most} and whether the meeting must take place. Units of column A meet those of
          column B.
        </Trans>
      }
      preview={(file) => previewWishes(activityId, file)}
      confirm={confirmWishes}
      saveSample={downloadWishSample}
      onImported={async () => {
        await changed(...scheduleChanges);
        onImported();
      }}
      look={look}
    />
  );
}

const pairCell = (row: Row) => <Pair row={row} />;

function Pair({ row: { unitA, unitB, weight, must } }: { row: Row }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <span>
        {unitA || '–'} → {unitB || '–'}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm font-normal text-muted">
        {weight > 0 && <Trans comment="How much a meeting matters">Weight {weight}</Trans>}
        {must && (
          <Badge tone="info">
            <Trans comment="A meeting that has to take place">Must meet</Trans>
          </Badge>
        )}
      </span>
    </span>
  );
}
