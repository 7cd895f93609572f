import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { UnitRow } from '#contract/unit/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import { FoundPicker } from '#web/account/desk/found-picker.tsx';
import { unitQuery, unitsQuery } from '#web/account/desk/queries.ts';

const showUnit = (unit: UnitRow) => (
  <>
    <LocalizedName of={namesOf(unit)} className="font-medium" />
    <OtherNames of={unit} />
  </>
);

/** All names of a unit, so that two of a kind are told apart. */
export const OtherNames = ({ of }: { of: Pick<UnitRow, 'nameTc' | 'nameEn' | 'namePt'> }) => (
  <span className="text-sm text-muted">{[of.nameTc, of.nameEn, of.namePt].filter(Boolean).join(' · ')}</span>
);

/** The unit that somebody acts for. */
export function UnitPicker({
  value,
  required,
  error,
  onChange,
}: {
  value: string | null;
  required: boolean;
  error?: string | undefined;
  onChange: (unitId: string | null) => void;
}) {
  const { t } = useLingui();
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...unitsQuery({ search: typed }, 0), enabled: typed !== '' });
  const chosen = useQuery({ ...unitQuery(value ?? ''), enabled: value !== null }).data?.unit;
  return (
    <div role="group" aria-label={t({ message: 'Unit', comment: 'The organisation that somebody acts for' })}>
      <p className="mb-1.5 font-medium">
        <Trans comment="The organisation that somebody acts for">Unit</Trans> {required && <RequiredMark />}
      </p>
      {value ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-3 py-2">
          <span className="flex flex-col">{chosen && showUnit(chosen)}</span>
          <Button tone="quiet" icon="close" onClick={() => onChange(null)}>
            <Trans>Choose another</Trans>
          </Button>
        </div>
      ) : (
        <FoundPicker
          label={t`Name of the unit in any language`}
          typed={typed}
          onType={setTyped}
          found={found}
          show={showUnit}
          onPick={({ id }) => {
            onChange(id);
            setTyped('');
          }}
        />
      )}
      <FieldProblem id={errorId}>{error}</FieldProblem>
    </div>
  );
}
