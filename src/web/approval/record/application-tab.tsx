import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoardTexts } from './board-texts.tsx';
import type { Shown } from './queries.ts';

/** What was handed in, to read. */
export function ApplicationTab({ of }: { of: Shown }) {
  if (of.boards.length === 0) {
    return (
      <EmptyState icon="booth" title={<Trans>No boards yet</Trans>}>
        <Trans>What the application says about its boards stands here once it is filled in.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {of.boards.map((board) => (
        <li key={board.id} className="rounded-card border border-line bg-surface p-4">
          <BoardTexts of={of} board={board} />
        </li>
      ))}
    </ul>
  );
}
