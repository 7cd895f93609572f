import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { changed } from '#web/api/changed.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { ProjectMoves } from '../project/project-moves.tsx';
import { openPreview, projectsKey } from '../queries.ts';
import { BoardPreview } from './board-preview.tsx';

const confirming: ReadonlySet<string> = new Set(['confirm', 'confirmFor', 'wantChange']);

/** The board for whoever confirms its text: that it was seen is kept, and only then it can be confirmed. */
export function BoardView({ of, onMade }: { of: OneProject; onMade: () => void }) {
  const isToConfirm = of.status === 'PROJECT_ENSURE' && !of.previewIsOpened && !of.roles.includes('contractor');
  const tell = useEffectEvent(async () => {
    await openPreview(of.id, of.version).catch(() => null);
    await changed(projectsKey);
  });
  useEffect(() => {
    if (isToConfirm) void tell();
  }, [isToConfirm, of.version]);
  const offers = of.offers.filter(({ move }) => confirming.has(move));
  return (
    <>
      <p className="mb-4 max-w-reading text-muted">
        <Trans>This is the text as it will be printed. The contractor designs the board around it.</Trans>
      </p>
      <div className="max-w-2xl">
        <BoardPreview of={of} />
      </div>
      {offers.length > 0 && (
        <StickyActions>
          <ProjectMoves of={{ ...of, offers }} onMade={onMade} />
        </StickyActions>
      )}
    </>
  );
}
