import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { viewsOfBoards } from '#domain/approval/views.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoardTexts } from './board-texts.tsx';
import { changedBoards, useOnlyChanges } from './changes.ts';
import { FilesOf } from './files-of.tsx';
import type { Shown } from './queries.ts';
import type { RecordSearch } from './routes.ts';
import { groupOfView, viewWords } from './words.ts';

/** The boards of a booth, each with its texts and the files of the chosen view. */
export function BoardsTab({ of }: { of: Shown }) {
  const { t } = useLingui();
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const views = viewsOfBoards(of.boardViews);
  const view =
    views.find((one) => one === search.view) ?? views.find((one) => one === of.boardView) ?? views.at(-1) ?? 'boards';
  const group = groupOfView[view];
  const onlyChanges = useOnlyChanges(of);
  const hasChanged = changedBoards(of, group);
  const boards = onlyChanges ? of.boards.filter(({ id }) => hasChanged(id)) : of.boards;
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={t`What is shown of the boards`} className="flex flex-wrap gap-2">
        {views.map((one) => (
          <Button
            key={one}
            tone={one === view ? 'primary' : 'secondary'}
            aria-pressed={one === view}
            onClick={() => void navigate({ to: '.', search: { ...search, tab: '1', view: one }, replace: true })}
          >
            {t(viewWords[one])}
          </Button>
        ))}
      </div>
      {of.boards.length === 0 ? (
        <EmptyState icon="booth" title={<Trans>No boards yet</Trans>}>
          <Trans>The boards appear here once the application is filled in.</Trans>
        </EmptyState>
      ) : boards.length === 0 ? (
        <p className="text-muted">
          <Trans>No board was changed here.</Trans>
        </p>
      ) : (
        boards.map((board) => (
          <section key={board.id} id={`board-${board.id}`} className="flex flex-col gap-4 border-t border-line pt-4">
            <BoardTexts of={of} board={board} isBrief={view !== 'boards'} />
            <FilesOf of={of} group={group} boardId={board.id} />
          </section>
        ))
      )}
    </div>
  );
}
