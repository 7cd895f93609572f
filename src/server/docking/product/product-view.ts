import { inArray } from 'drizzle-orm';
import type { OneProduct, ProductRow as Listed } from '#contract/docking/product.ts';
import { emptyProduct, type ProductField } from '#domain/docking/product-form.ts';
import { asIfReasonGiven, productButtons } from '#domain/docking/product-moves.ts';
import { productTurn, wireProductStatus } from '#domain/docking/product-status.ts';
import type { Actor } from '#server/actor.ts';
import { readHistory } from '#server/cases/read-history.ts';
import type { Queries } from '#server/db/database.ts';
import { productCode } from '#server/setting/product.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { findProduct } from './find-product.ts';
import { openNotes } from '#server/cases/field-notes.ts';
import { mayAnswer } from './answer-note.ts';
import { productFacts } from './product-facts.ts';
import { type ProductRow, productWorkflow } from './product-workflow.ts';
import { isEditable } from './save-product.ts';

const linesShown = 50;

export const unitView = ({ id, nameTc, nameEn, namePt }: UnitRow) => ({ id, nameTc, nameEn, namePt });

/** As it stands among those of its exhibitor or of a decider. */
export const productRow = (row: ProductRow, of: UnitRow, isOwn: boolean, product: string): Listed => ({
  id: row.id,
  activityId: row.activityId,
  nameTc: row.form.nameTc,
  nameEn: row.form.nameEn,
  namePt: row.form.namePt,
  companyType: row.form.companyType,
  status: wireProductStatus(row.status, product),
  statusSince: row.statusSince,
  unit: unitView(of),
  isOwn,
  isListed: row.listed !== null,
  updatedAt: row.updatedAt,
});

const isField = (text: string): text is ProductField => Object.hasOwn(emptyProduct, text);

async function unitsOf(db: Queries, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.orm
          .select()
          .from(unit)
          .where(inArray(unit.id, [...ids]));
  return rows.map(unitView);
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function readProduct(world: World, actor: Actor, productId: string): Promise<OneProduct> {
  const { db } = world;
  const found = await findProduct(db, actor, productId);
  const { row, of, roles } = found;
  const product = productCode(world);
  const { facts, activity } = await productFacts(world, db, found, '');
  const turn = productTurn[row.status];
  const shown = (status: string) => wireProductStatus(status, product);
  return {
    ...productRow(row, of, roles.includes('exhibitor'), product),
    version: row.version,
    form: row.form,
    intended: await unitsOf(db, row.form.intendedUnits),
    unitLimit: activity.settings.intendedUnitLimit,
    listed: row.listed,
    offers: productWorkflow.offers(productButtons, { status: row.status, roles, facts: asIfReasonGiven(facts) }),
    isEditable: isEditable(found),
    hasAttachment: facts.hasAttachment,
    notes: (await openNotes(db, row.id)).flatMap(({ id, field, text, at, answer, answeredAt }) =>
      isField(field) ? [{ id, field, text, at, answer, answeredAt }] : [],
    ),
    mayAnswer: mayAnswer(found),
    mayNote: (turn === 'contractor' || turn === 'fund') && roles.includes(turn),
    history: await readHistory(world, row.id, linesShown, shown),
  };
}
