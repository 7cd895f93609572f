import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface EmptyListProps {
  /** Something narrows the list. */
  filtered: boolean;
  nothingFits: ReactNode;
  /** What could be asked for instead. */
  hint?: ReactNode;
  onShowAll: () => void;
  /** The face of a list in which there is nothing at all: an `EmptyState`. */
  children: ReactNode;
}

/** The empty face of a list with filters: nothing fits them, or there is nothing yet. */
export const EmptyList = ({ filtered, nothingFits, hint, onShowAll, children }: EmptyListProps) =>
  filtered ? (
    <EmptyState
      icon="search"
      title={nothingFits}
      action={
        <Button onClick={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {hint}
    </EmptyState>
  ) : (
    children
  );
