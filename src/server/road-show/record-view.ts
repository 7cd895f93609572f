import type { OneRecord, PublicRecord, RecordRow as Listed } from '#contract/road-show/road-show.ts';
import { type RecordField, recordFields } from '#domain/road-show/record-form.ts';
import { asIfReasonGiven, recordButtons } from '#domain/road-show/record-moves.ts';
import { recordTurn, wireRecordStatus } from '#domain/road-show/record-status.ts';
import type { Actor } from '#server/actor.ts';
import { readHistory } from '#server/cases/read-history.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { findRecord } from './find-record.ts';
import { openNotes } from '#server/cases/field-notes.ts';
import { isAuthor, mayAnswer } from './answer-note.ts';
import { recordFacts } from './record-facts.ts';
import { type RecordRow, recordWorkflow } from './record-workflow.ts';
import { isEditable } from './save-record.ts';

const linesShown = 50;

export const unitView = ({ id, nameTc, nameEn, namePt }: UnitRow) => ({ id, nameTc, nameEn, namePt });

/** As it stands in a list: authors read their own words, everybody else what they may see of it. */
export const listedRecord = (row: RecordRow, of: UnitRow, isOwn: boolean, product: string): Listed => ({
  id: row.id,
  kind: row.kind,
  activityId: row.activityId,
  nameTc: row.form.nameTc,
  nameEn: row.form.nameEn,
  namePt: row.form.namePt,
  group: row.form.group,
  status: wireRecordStatus(row.status, product),
  statusSince: row.statusSince,
  unit: unitView(of),
  isOwn,
  isPublished: row.published !== null,
  updatedAt: row.updatedAt,
});

const isField = (text: string): text is RecordField =>
  Object.hasOwn(recordFields.RESULT, text) || Object.hasOwn(recordFields.DEMAND, text);

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function readRecord(world: World, actor: Actor, recordId: string): Promise<OneRecord> {
  const { db } = world;
  const found = await findRecord(world, db, actor, recordId);
  const { row, of, roles } = found;
  const product = productCode(world);
  const facts = await recordFacts(world, db, found, '');
  const notes = roles.length > 0 ? await openNotes(db, row.id) : [];
  const shown = (status: string) => wireRecordStatus(status, product);
  const turn = recordTurn[row.status];
  return {
    ...listedRecord(row, of, isAuthor(found), product),
    version: row.version,
    // Whoever has nothing to do with a change reads what is published.
    form: roles.length > 0 ? row.form : (row.published ?? row.form),
    published: roles.length > 0 ? row.published : null,
    offers: recordWorkflow.offers(recordButtons, { status: row.status, roles, facts: asIfReasonGiven(facts) }),
    isEditable: isEditable(found),
    notes: notes.flatMap(({ id, field, text, at, answer, answeredAt }) =>
      isField(field) ? [{ id, field, text, at, answer, answeredAt }] : [],
    ),
    mayAnswer: mayAnswer(found),
    mayNote: (turn === 'office' || turn === 'fund') && roles.includes(turn),
    history: roles.length > 0 ? await readHistory(world, row.id, linesShown, shown) : [],
  };
}

/** @throws ENTITY_NOT_FOUND for what is not published */
export function publicView(row: RecordRow, of: UnitRow): PublicRecord {
  const { published, publishedAt } = row;
  if (!published || !publishedAt) throw refuse('ENTITY_NOT_FOUND');
  return {
    id: row.id,
    kind: row.kind,
    activityId: row.activityId,
    unit: { ...unitView(of), website: of.website },
    form: published,
    publishedAt,
  };
}
