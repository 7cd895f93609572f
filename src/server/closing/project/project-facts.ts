import type { FieldError } from '#domain/errors.ts';
import { projectProblems } from '#domain/closing/project-form.ts';
import type { ProjectFacts, ProjectRole } from '#domain/closing/project-moves.ts';
import { isUnfit } from '#domain/file/preflight.ts';
import { tallyOf } from '#domain/file/tally.ts';
import { notesAreAnswered } from '#server/cases/field-notes.ts';
import type { Queries } from '#server/db/database.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { releasedOf, type StoredFile } from '#server/file/read-files.ts';
import type { ProjectRow } from './project-workflow.ts';

export const designsOf = (db: Queries, projectIds: readonly string[]): Promise<StoredFile[]> =>
  filesOfOwners(db, { CLOSING_PROJECT: projectIds }, ['CLOSING_DESIGN']);

/** Whether somebody in these roles has seen the text as it will be printed. */
export const hasSeenPreview = (row: ProjectRow, roles: readonly ProjectRole[]): boolean =>
  (roles.includes('leader') && row.leaderPreviewedAt !== null) ||
  (roles.includes('fund') && row.fundPreviewedAt !== null);

/** What the moves of a project look at, and what is wrong with its form in detail. */
export async function projectFacts(
  db: Queries,
  { row, roles }: { row: ProjectRow; roles: readonly ProjectRole[] },
  reason: string,
): Promise<{ facts: ProjectFacts; problems: FieldError[] }> {
  const problems = projectProblems(row.form);
  const designs = await designsOf(db, [row.id]);
  const facts = {
    formIsComplete: problems.length === 0,
    notesAreAnswered: await notesAreAnswered(db, row.id),
    reasonIsGiven: reason !== '',
    previewIsOpened: hasSeenPreview(row, roles),
    designs: tallyOf(
      designs.map((file) => ({
        result: file.item.result,
        // What nobody can use: its newest version is being checked, or was refused.
        isReady: releasedOf(file)?.id === file.versions[0]?.id,
        isFit: !isUnfit(file.versions[0]?.preflight ?? []),
      })),
    ),
  };
  return { facts, problems };
}
