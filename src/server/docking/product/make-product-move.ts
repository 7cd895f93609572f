import type { ErrorCode } from '#domain/errors.ts';
import type { ProductField } from '#domain/docking/product-form.ts';
import type { ProductButton } from '#domain/docking/product-moves.ts';
import type { Actor } from '#server/actor.ts';
import { closeNotes, writeNotes } from '#server/cases/field-notes.ts';
import type { PerformLater } from '#server/cases/later-deed.ts';
import { makeOnPage } from '#server/cases/make-on-page.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { accountsIn } from '../accounts.ts';
import { askIntended } from '../intent/ask-intended.ts';
import { closeIntentsOf } from '../intent/close-intents.ts';
import { type FoundProduct, holdProduct, lockProduct } from './find-product.ts';
import { productFacts } from './product-facts.ts';
import { textOf } from './product-text.ts';
import { type ProductRow, productWorkflow } from './product-workflow.ts';
import { tellProduct } from './tell-product.ts';

export interface ProductWish {
  move: ProductButton;
  version: number;
  note: string;
  notes: readonly { field: ProductField; text: string }[];
}

/** Columns that `along` writes where the fund decides. */
const changedAlong = [
  'listed',
  'listedAt',
  'listedText',
  'keptStatus',
] as const satisfies readonly (keyof ProductRow)[];

/** What is written along with a move. */
function along(world: World, { row, of }: FoundProduct, move: ProductButton): Partial<ProductRow> {
  switch (move) {
    case 'approve':
      return {
        listed: row.form,
        listedAt: row.listedAt ?? world.clock.now(),
        listedText: textOf(row.form, of),
        keptStatus: 'PASSED',
      };
    case 'unlist':
      return { listed: null, listedAt: null, listedText: '', keptStatus: 'DRAFT' };
    // What was asked for and withdrawn is forgotten with it.
    case 'withdraw':
      return row.listed ? { form: row.listed, allText: row.listedText } : {};
    default:
      return {};
  }
}

/**
 * One step of a product on its way. Where nobody builds the event it goes on to the fund in the same breath.
 * @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when it moved on, and what the move's row says
 */
export const makeProductMove = (world: World, actor: Actor, productId: string, wish: ProductWish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockProduct(tx, actor, productId);
    await makeOnPage(world, tx, actor, {
      workflow: 'DOCKING_PRODUCT',
      found,
      wish,
      also: changedAlong,
      require: async () => {
        const { facts } = await productFacts(world, tx, found, wish.note);
        productWorkflow.require({ row: found.row, move: wish.move, roles: ['fund'], facts });
      },
      make: (held) => makeMove(world, tx, actor, found, wish, held),
    });
  });

/** By the fund: its meetings are cancelled with it. */
export const unlistLater: PerformLater = async (world, tx, { caseId, version, accountId, note }) => {
  const found = { ...(await holdProduct(tx, caseId)), roles: ['fund' as const] };
  if (found.row.version !== version) throw refuse('STATUS_ERROR');
  const wish = { move: 'unlist', version, note, notes: [] } as const;
  return (await makeMove(world, tx, { accountId }, found, wish)).version;
};

/** The move, what follows from it, and the messages. */
async function makeMove(
  world: World,
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
  found: FoundProduct,
  wish: ProductWish,
  held: Held = {},
): Promise<ProductRow> {
  const { move, note: reason } = wish;
  const { accountId: by } = actor;
  const moved = await movedOn(world, tx, actor, found, wish);
  if (move === 'notPass' || move === 'return') {
    await writeNotes(world, tx, { caseId: moved.id, accountId: by, notes: wish.notes });
  } else if (move === 'pass' || move === 'approve') {
    await closeNotes(world, tx, moved.id);
  }
  if (move === 'approve') await askIntended(world, tx, moved, held);
  if (move === 'unlist') await closeIntentsOf(world, tx, moved, reason);
  await tellProduct(world, tx, { row: moved, of: found.of, move, by, reason, held });
  return moved;
}

async function movedOn(
  world: World,
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
  found: FoundProduct,
  { move, note }: ProductWish,
): Promise<ProductRow> {
  const { facts, problems } = await productFacts(world, tx, found, note);
  const moved = await productWorkflow.makeMove(world, tx, {
    row: found.row,
    move,
    roles: found.roles,
    accountId: actor.accountId,
    facts,
    reason: note,
    also: along(world, found, move),
    problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' ? problems : []),
  });
  if (moved.status !== 'CONT_PENDING_APPROVAL') return moved;
  const { activityId } = moved;
  const builders = await accountsIn(tx, { activityId, orgType: 'CONTRACTOR' });
  if (builders.length > 0) return moved;
  return productWorkflow.makeMove(world, tx, {
    row: moved,
    move: 'forward',
    roles: ['portal'],
    accountId: null,
    facts,
  });
}
