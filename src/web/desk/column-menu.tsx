import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

/** The columns of a list, each to be shown or not. */
export function ColumnMenu<Row>({ of: { choices, isNarrowed, show, showAll } }: { of: ColumnChoice<Row> }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const label = t({ message: 'Columns', comment: 'A button: which columns of a list are shown' });
  return (
    <>
      <IconButton icon="columns" label={label} pressed={isNarrowed} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        actions={
          <>
            {isNarrowed && (
              <Button onClick={showAll}>
                <Trans>Show all</Trans>
              </Button>
            )}
            <Button tone="primary" onClick={() => setOpen(false)}>
              <Trans comment="A button: close the choices and see the list">Go to list</Trans>
            </Button>
          </>
        }
      >
        {choices.map(({ column: { id, header }, isShown }) => (
          <CheckboxField key={id} label={header} checked={isShown} onChange={(checked) => show(id, checked)} />
        ))}
      </Dialog>
    </>
  );
}
