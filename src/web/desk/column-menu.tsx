import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

/** The columns of a list, each to be shown or not. */
export function ColumnMenu<Row>({ of: { choices, isNarrowed, show, showAll } }: { of: ColumnChoice<Row> }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const label = t({ message: 'Columns', comment: 'A button: which columns of a list are shown' });
  return (
    <>
      <IconButton icon="columns" label={label} pressed={isNarrowed} onClick={() => setOpen(true)} />
      <ChoicesDialog open={open} title={label} onShowAll={isNarrowed && showAll} onClose={() => setOpen(false)}>
        {choices.map(({ column: { id, header }, isShown }) => (
          <CheckboxField key={id} label={header} checked={isShown} onChange={(checked) => show(id, checked)} />
        ))}
      </ChoicesDialog>
    </>
  );
}
