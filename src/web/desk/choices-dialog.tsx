import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Choices of how a list is shown, which hold at once; all of them can be taken back together. */
export const ChoicesDialog = ({
  open,
  title,
  onShowAll,
  onClose,
  children,
}: {
  open: boolean;
  title: ReactNode;
  /** Where something is left out. */
  onShowAll: (() => void) | false;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    actions={
      <>
        {onShowAll && (
          <Button onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        )}
        <Button tone="primary" onClick={onClose}>
          <Trans comment="A button: close the choices and see the list">Go to list</Trans>
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
