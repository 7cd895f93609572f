import type { OnePosition, PositionRow as Shown } from '#contract/recruitment/position.ts';
import { isPositionField } from '#domain/recruitment/position-form.ts';
import { asIfReasonGiven, positionButtons } from '#domain/recruitment/position-moves.ts';
import { positionTurn, wirePositionStatus } from '#domain/recruitment/position-status.ts';
import type { Actor } from '#server/actor.ts';
import { openNotes } from '#server/cases/field-notes.ts';
import { readHistory } from '#server/cases/read-history.ts';
import { productCode } from '#server/setting/product.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { mayAnswer } from './answer-note.ts';
import { findPosition } from './find-position.ts';
import { positionFacts } from './position-facts.ts';
import { type PositionRow, positionWorkflow } from './position-workflow.ts';
import { isEditable } from './save-position.ts';

const linesShown = 50;

export const unitView = ({ id, nameTc, nameEn, namePt }: UnitRow) => ({ id, nameTc, nameEn, namePt });

/** As it stands among those of its company or of a decider. */
export const positionRow = (row: PositionRow, of: UnitRow, isOwn: boolean, product: string): Shown => ({
  id: row.id,
  activityId: row.activityId,
  nameTc: row.form.nameTc,
  nameEn: row.form.nameEn,
  namePt: row.form.namePt,
  type: row.form.type,
  status: wirePositionStatus(row.status, product),
  statusSince: row.statusSince,
  unit: unitView(of),
  isOwn,
  isPublic: row.listed !== null,
  updatedAt: row.updatedAt,
});

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function readPosition(world: World, actor: Actor, positionId: string): Promise<OnePosition> {
  const { db } = world;
  const found = await findPosition(db, actor, positionId);
  const { row, of, roles } = found;
  const product = productCode(world);
  const { facts } = await positionFacts(world, db, row, '');
  const turn = positionTurn[row.status];
  const shown = (status: string) => wirePositionStatus(status, product);
  return {
    ...positionRow(row, of, roles.includes('recruiter'), product),
    version: row.version,
    form: row.form,
    listed: row.listed,
    offers: positionWorkflow.offers(positionButtons, { status: row.status, roles, facts: asIfReasonGiven(facts) }),
    isEditable: isEditable(found),
    notes: (await openNotes(db, row.id)).flatMap(({ id, field, text, at, answer, answeredAt }) =>
      isPositionField(field) ? [{ id, field, text, at, answer, answeredAt }] : [],
    ),
    mayAnswer: mayAnswer(found),
    mayNote: (turn === 'contractor' || turn === 'fund') && roles.includes(turn),
    history: await readHistory(world, row.id, linesShown, shown),
  };
}
