import { wishWeight } from '#contract/limits.ts';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import type { FieldError } from '#domain/errors.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import { type Plan, type PlannedRow as PlannedSheetRow, planOf } from '#server/sheet/import-plan.ts';
import type { SheetKind } from '#server/sheet/import-sheet.ts';
import { type RowOf, rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { SheetLine } from '#server/sheet/sheet-limits.ts';
import { valueOfWord, yesNoWords } from '#server/sheet/sheet-words.ts';
import { unitsNamed } from '#server/unit/units-named.ts';
import { scheduleWish } from './tables.ts';
import { type WishColumn as Column, wishColumnWords as columnWords } from './wish-template.ts';

type SheetRow = RowOf<Column>;
type WishRow = typeof scheduleWish.$inferSelect;

export interface PlannedWish extends PlannedSheetRow {
  names: { unitA: string; unitB: string };
  unitA: string | null;
  unitB: string | null;
  weight: number;
  must: boolean;
  existing: WishRow | null;
}

export const wishesOfSheet = (lines: SheetLine[]): SheetRow[] =>
  rowsByColumn<Column>(lines, columnWords, ['unitA', 'unitB']);

const isYes = (cell: string): boolean => /^(1|y|true)$/i.test(cell.trim()) || valueOfWord(yesNoWords, cell) === 'yes';
const pairOf = ({ unitA, unitB }: { unitA: string | null; unitB: string | null }): string => `${unitA} ${unitB}`;

async function planWishes(db: Queries, activityId: string, rows: readonly SheetRow[]): Promise<Plan<PlannedWish>> {
  const named = await unitsNamed(
    db,
    rows.flatMap(({ cells }) => [cells.unitA ?? '', cells.unitB ?? '']).filter(Boolean),
  );
  const known = await db.orm.select().from(scheduleWish).where(eq(scheduleWish.activityId, activityId));
  const byPair = new Map(known.map((wish) => [pairOf(wish), wish]));
  /** On which side a unit meets others: it cannot be on both. */
  const sides = new Map<string, 'unitA' | 'unitB'>();
  for (const { unitA, unitB } of known) sides.set(unitA, 'unitA').set(unitB, 'unitB');
  const seen = new Set<string>();
  const planned = rows.map(({ row, cells }): PlannedWish => {
    const errors: FieldError[] = [];
    const unitOf = (column: 'unitA' | 'unitB'): string | null => {
      const [found, another] = named.get(cells[column] ?? '') ?? [];
      if (!found || another) {
        errors.push({ path: column, problem: cells[column] ? (another ? 'ambiguous' : 'notAllowed') : 'required' });
        return null;
      }
      const side = sides.get(found.id) ?? column;
      if (side !== column) errors.push({ path: column, problem: 'inconsistent' });
      sides.set(found.id, side);
      return found.id;
    };
    const wish = {
      unitA: unitOf('unitA'),
      unitB: unitOf('unitB'),
      weight: Number(cells.weight?.trim() || 1),
      must: isYes(cells.must ?? ''),
    };
    const isWeight = Number.isInteger(wish.weight) && wish.weight >= wishWeight.least && wish.weight <= wishWeight.most;
    if (!isWeight) errors.push({ path: 'weight', problem: 'format' });
    // Rows whose units are not known are no twins of each other.
    if (wish.unitA && wish.unitB) {
      if (seen.has(pairOf(wish))) errors.push({ path: 'unitB', problem: 'notUnique' });
      seen.add(pairOf(wish));
    }
    const existing = byPair.get(pairOf(wish)) ?? null;
    const isSame = existing !== null && existing.weight === wish.weight && existing.must === wish.must;
    const action = errors.length > 0 ? 'error' : isSame ? 'unchanged' : existing ? 'update' : 'add';
    const names = { unitA: cells.unitA ?? '', unitB: cells.unitB ?? '' };
    return { row, action, errors, names, existing, ...wish, weight: isWeight ? wish.weight : 0 };
  });
  return planOf(
    planned,
    planned.map(({ row, action, unitA, unitB, weight, must }) => [row, action, unitA, unitB, weight, must]),
  );
}

const show = ({ names, weight, must }: PlannedWish) => ({ ...names, weight, must });

export const wishSheets: SheetKind<SheetRow[], PlannedWish, ReturnType<typeof show>> = {
  name: 'wanted_meeting',
  plan: (_world, db, { activityId, content }) => planWishes(db, activityId, content),
  show,
  async lock(_world, tx, { activityId }) {
    await lockActivity(tx, activityId);
  },
  async carryOut(world, tx, _by, { activityId }, { rows }) {
    for (const { action, existing, unitA, unitB, weight, must } of rows) {
      if (action === 'add' && unitA && unitB) {
        const wish = { id: newId(), activityId, unitA, unitB, weight, must, createdAt: world.clock.now() };
        await tx.orm.insert(scheduleWish).values(wish);
      }
      if (action === 'update' && existing) {
        await tx.orm.update(scheduleWish).set({ weight, must }).where(eq(scheduleWish.id, existing.id));
      }
    }
  },
};
