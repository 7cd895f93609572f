import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { tableName } from '#domain/schedule/table-name.ts';
import { Facts } from '#web/desk/facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type BoardModel, canLand, landingAt, landingOf, type Meeting, type Seat } from './board-model.ts';
import { landingWords } from './landing-words.ts';
import { clockOf, useDayName } from './slot-times.tsx';
import type { NameOf } from './unit-names.ts';

interface MeetingDialogProps {
  model: BoardModel;
  meeting: Meeting;
  nameOf: NameOf;
  mayChange: boolean;
  busy: boolean;
  onClose: () => void;
  onPut: (meeting: Meeting, slot: number | null, seat?: Seat) => void;
  onPin: (meeting: Meeting) => void;
}

const out = 'out';

/** One meeting, and all times with what stands in the way there: the way to move it without dragging. */
export function MeetingDialog(props: MeetingDialogProps) {
  const { model, meeting, nameOf, mayChange, busy, onClose, onPut, onPin } = props;
  const { t } = useLingui();
  const dayName = useDayName();
  const [chosen, setChosen] = useState('');
  const [table, setTable] = useState('');
  const { slots } = model.run;
  const timeOf = (slot: number): string => {
    const begin = slots[slot]?.begin;
    return begin ? `${dayName(begin)} ${clockOf(begin)}` : '';
  };
  const landings = slots.map((_, slot) => ({ slot, landing: landingOf(model, meeting, slot) }));
  const possible = landings.filter(({ landing }) => canLand(landing));
  const others = landings.filter(({ landing }) => !canLand(landing) && landing.kind !== 'here');
  const { at } = meeting;
  const slot = chosen === '' ? at?.slot : chosen === out ? undefined : Number(chosen);
  const tables =
    slot === undefined
      ? []
      : model.run.places
          .flatMap((place) =>
            Array.from({ length: place.tables }, (_, index) => ({ place: place.id, table: index + 1 })),
          )
          .map((seat) => ({ seat, landing: landingAt(model, meeting, slot, seat) }))
          .filter(({ landing }) => canLand(landing));
  const seat = tables.find((one) => tableName(one.seat) === table)?.seat;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${nameOf(meeting.unitA)} – ${nameOf(meeting.unitB)}`}
      actions={
        mayChange && (
          <>
            {at && (
              <Button icon="lock" busy={busy} onClick={() => onPin(meeting)}>
                {meeting.pinned ? (
                  <Trans comment="A meeting may be moved again">Release the pin</Trans>
                ) : (
                  <Trans comment="A meeting stays where it is">Pin</Trans>
                )}
              </Button>
            )}
            <Button
              tone="primary"
              busy={busy}
              disabledReason={chosen === '' && !seat ? t`Choose a time or a table first` : undefined}
              onClick={() => onPut(meeting, slot ?? null, seat)}
            >
              <Trans comment="A meeting to another time">Move</Trans>
            </Button>
          </>
        )
      }
    >
      <Facts
        of={[
          {
            key: 'time',
            label: <Trans comment="Of a meeting">Time</Trans>,
            value: at ? timeOf(at.slot) : <Trans comment="A meeting that was left out">none</Trans>,
          },
          ...(at ? [{ key: 'table', label: <Trans comment="Of a meeting">Table</Trans>, value: tableName(at) }] : []),
          { key: 'weight', label: <Trans comment="How much a meeting counts">Weight</Trans>, value: meeting.weight },
          ...(meeting.must
            ? [{ key: 'must', label: '', value: <Trans comment="A meeting">Must take place</Trans> }]
            : []),
        ]}
      />
      {mayChange && (
        <div className="mt-4 flex flex-col gap-4">
          <SelectField
            label={t({ message: 'Another time', comment: 'For a meeting' })}
            value={chosen}
            onChange={setChosen}
            options={[
              ...possible.map(({ slot, landing }) => ({
                value: String(slot),
                label: `${timeOf(slot)} · ${landingWords(landing, meeting, nameOf)}`,
              })),
              ...(at ? [{ value: out, label: t({ message: 'No time: leave it out', comment: 'Of a meeting' }) }] : []),
            ]}
          />
          {tables.length > 0 && (
            <SelectField
              label={t({ message: 'Another table', comment: 'For a meeting' })}
              value={seat ? table : ''}
              onChange={setTable}
              options={tables.map((one) => ({
                value: tableName(one.seat),
                label: `${tableName(one.seat)} · ${landingWords(one.landing, meeting, nameOf)}`,
              }))}
            />
          )}
        </div>
      )}
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-touch py-2 font-medium">
            <Trans>Why not at another time</Trans>
          </summary>
          <ul className="grid gap-1 text-sm">
            {others.map(({ slot, landing }) => (
              <li key={slot}>
                {timeOf(slot)}: {landingWords(landing, meeting, nameOf)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
