import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { changed } from '#web/api/changed.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { ProjectMoves } from '../project/project-moves.tsx';
import { openPreview, projectsKey } from '../queries.ts';
import { BoardPreview } from './board-preview.tsx';

const confirming: ReadonlySet<string> = new Set(['confirm', 'confirmFor', 'wantChange']);

/**
 * The board for whoever confirms its text: that it was seen is kept, and only then it can be confirmed; by its leader,
 * when nothing would be cut off.
 */
export function BoardView({ of, onMade }: { of: OneProject; onMade: () => void }) {
  const isToConfirm = of.status === 'PROJECT_ENSURE' && !of.previewIsOpened && !of.roles.includes('contractor');
  const tell = useEffectEvent(async () => {
    await openPreview(of.id, of.version).catch(() => null);
    await changed(projectsKey);
  });
  useEffect(() => {
    if (isToConfirm) void tell();
  }, [isToConfirm, of.version]);
  const [cutOff, setCutOff] = useState(0);
  const offers = of.offers.filter(({ move }) => confirming.has(move));
  return (
    <>
      <p className="mb-4 max-w-reading text-muted">
        <Trans>This is the text as it will be printed. The contractor designs the board around it.</Trans>
      </p>
      <div className="max-w-2xl">
        <BoardPreview of={of} onFit={setCutOff} />
      </div>
      {offers.length > 0 && (
        <StickyActions>
          <ProjectMoves
            of={{ ...of, offers }}
            against={(move) =>
              move === 'confirm' &&
              cutOff > 0 && (
                <Trans>Not everything fits yet. Choose “I want a change” and shorten the marked parts.</Trans>
              )
            }
            onMade={onMade}
          />
        </StickyActions>
      )}
    </>
  );
}
