import type { ReactNode } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import type { ProjectField } from '#domain/closing/project-form.ts';
import type { ProjectButton } from '#domain/closing/project-moves.ts';
import type { ReturnNotes } from '#web/case/field-notes.tsx';
import { untilJudged } from '#web/approval/record/until-judged.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { closingChanges, moveProject } from '../queries.ts';
import { projectMoveWords } from '../words.ts';

interface ProjectMovesProps {
  of: OneProject;
  /** That go along with a return of the text. */
  notes?: ReturnNotes<ProjectField>;
  against?: (move: ProjectButton) => ReactNode;
  onMade?: (move: ProjectButton) => void;
}

/** The next step of a project, for whoever may take it. */
export const ProjectMoves = ({ of, notes, against, onMade }: ProjectMovesProps) => (
  <Moves
    offers={of.offers}
    words={projectMoveWords}
    caseId={of.id}
    make={async (move, { note }) => {
      const written = move === 'return' ? (notes?.written ?? []) : [];
      await moveProject(of.id, { move, version: of.version, note, notes: written });
      notes?.clear();
      onMade?.(move);
    }}
    changes={closingChanges}
    against={({ move, missing }) => against?.(move) || untilJudged(missing, of.designs)}
  />
);
