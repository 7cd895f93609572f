import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Schedule } from '#contract/schedule.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PartyDialog } from './party-dialog.tsx';
import type { NameOf } from './unit-names.ts';

type Party = Schedule['parties'][number];

const atOnceCell = ({ atOnce }: Party) => atOnce;
const wantedCell = ({ wanted }: Party) => wanted;
const leastCell = ({ least }: Party) => (least > 0 ? least : '–');
const awayCell = ({ away }: Party) =>
  away.length === 0 ? '–' : <Plural value={away.length} one="# time" other="# times" />;

/** The units that meet, and what is otherwise about some: tables of their own, what they were promised, when they cannot. */
export function Parties({ activityId, of, nameOf }: { activityId: string; of: Schedule; nameOf: NameOf }) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = of.parties.find(({ unitId }) => unitId === openId);
  const rows = of.parties.toSorted((x, y) => nameOf(x.unitId).localeCompare(nameOf(y.unitId)));
  return (
    <>
      <DataTable
        label={t({ message: 'Units', comment: 'A list of the units that meet, with what holds for each' })}
        columns={[
          {
            id: 'name',
            header: <Trans context="organisation">Unit</Trans>,
            primary: true,
            cell: ({ unitId }) => nameOf(unitId),
          },
          {
            id: 'wanted',
            header: <Trans comment="How many meetings of a unit are to be placed">Meetings wanted</Trans>,
            align: 'end',
            cell: wantedCell,
          },
          {
            id: 'atOnce',
            header: <Trans comment="How many meetings a unit can hold at the same time">At once</Trans>,
            align: 'end',
            cell: atOnceCell,
          },
          {
            id: 'least',
            header: <Trans comment="So many meetings a unit was promised">At least</Trans>,
            align: 'end',
            cell: leastCell,
          },
          { id: 'away', header: <Trans comment="When a unit cannot be met">Away</Trans>, cell: awayCell },
        ]}
        rows={rows}
        rowKey={({ unitId }) => unitId}
        actions={({ unitId }) => (
          <Button icon="edit" onClick={() => setOpenId(unitId)}>
            <Trans comment="What holds for a unit">Change</Trans>
          </Button>
        )}
        empty={<EmptyState icon="users" title={<Trans>No one has agreed to meet yet.</Trans>} />}
      />
      {opened && (
        <PartyDialog
          key={`${opened.unitId} ${opened.version}`}
          activityId={activityId}
          party={opened}
          name={nameOf(opened.unitId)}
          firstDay={of.slots[0]?.begin}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
