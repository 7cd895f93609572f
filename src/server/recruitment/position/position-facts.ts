import type { FieldError } from '#domain/errors.ts';
import { businessDateAt } from '#domain/instant.ts';
import { changedFields, isOwnMatter, positionProblems } from '#domain/recruitment/position-form.ts';
import type { PositionFacts } from '#domain/recruitment/position-moves.ts';
import { notesAreAnswered } from '#server/cases/field-notes.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { unitStanding } from '../unit-standing.ts';
import type { PositionRow } from './position-workflow.ts';

/** What the moves of a position look at, and what is wrong with its form in detail. */
export async function positionFacts(
  world: World,
  db: Queries,
  row: PositionRow,
  reason: string,
): Promise<{ facts: PositionFacts; problems: FieldError[] }> {
  const today = businessDateAt(world.clock.now());
  const problems = positionProblems(row.form, today);
  const changed = row.listed ? changedFields(row.listed, row.form) : [];
  const facts = {
    unitIsApproved: (await unitStanding(db, { ...row, covered: true })) === 'APPROVED',
    formIsComplete: problems.length === 0,
    notesAreAnswered: await notesAreAnswered(db, row.id),
    reasonIsGiven: reason !== '',
    differs: changed.length > 0,
    differsInOwnMatters: isOwnMatter(changed),
    isOver: row.listedUntil !== null && row.listedUntil < today,
  };
  return { facts, problems };
}
