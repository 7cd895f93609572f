import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CaseDeed, CaseKind } from '#domain/audit/actions.ts';
import type { ErrorCode, FieldError } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { decide, type Move, type Offer, offers, type Situation, statusAfter } from '#domain/workflow.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { recordStatusChange, type StatusChanged } from './record-status-change.ts';

type CaseTable = PgTable & Record<'id' | 'version', PgColumn>;
type CaseRow = { id: string; version: number };
/** As much of a record as a move has to know. */
type Known<Row, Column extends keyof Row> = Pick<Row, Column | Extract<keyof Row, 'id' | 'version'>> & CaseRow;

/** What a workflow is made of: whose table, in which column, by which moves. */
interface Workflow<Kind extends CaseKind, Row, Column extends keyof Row, Name extends string, Role, Facts> {
  kind: Kind;
  table: CaseTable;
  /** Where the status stands. */
  status: Column;
  /** Where the one is that a move may lead back to. */
  kept?: keyof Row & string;
  moves: Readonly<Record<Name, Move<Row[Column] & string, Role & string, Facts>>>;
  /** What is written with each move beside status and version. */
  touch?: (change: { changes: boolean; now: Instant }) => Partial<Row>;
}

export interface Making<Kind extends CaseKind, Row, Column extends keyof Row, Name, Role, Facts> {
  row: Known<Row, Column>;
  move: Name;
  /** What the person is to the record; the first that the move allows goes into the history. */
  roles: readonly Role[];
  /** Null for what the portal does by itself. */
  accountId: string | null;
  facts: Facts;
  reason?: string;
  /** What is told of it and is taken back with it. */
  groupId?: string | null;
  also?: Partial<Row>;
  /** What the history calls it, where that is not the move. */
  as?: CaseDeed<Kind>;
  details?: StatusChanged<Kind>['details'];
  /** What is wrong in detail, told along with a "no" of the move's guards. */
  problems?: (no: ErrorCode) => FieldError[];
}

export interface Undoing<Kind extends CaseKind, Row, Column extends keyof Row, Role> {
  row: Known<Row, Column>;
  /** The status before what is undone. */
  to: Row[Column];
  role: Role;
  accountId: string;
  /** What the history calls it. */
  as: CaseDeed<Kind>;
  also?: Partial<Row>;
}

/**
 * The one way in which records with a status move: guard, new status and version, a line of history and one of the
 * audit. A feature makes one of these beside its table and hands moves to it.
 */
export function workflow<
  Kind extends CaseKind,
  Row extends CaseRow,
  Column extends keyof Row & string,
  Role extends string,
  Facts,
  Name extends CaseDeed<Kind>,
>({ kind, table, status: column, kept, moves, touch }: Workflow<Kind, Row, Column, Name, Role, Facts>) {
  type Status = Row[Column] & string;
  type Asking = Pick<Making<Kind, Row, Column, Name, Role, Facts>, 'row' | 'move' | 'roles' | 'facts' | 'problems'>;
  const statusOf = (row: Known<Row, Column>): Status => String(row[column]) as Status;
  const keptOf = (row: Partial<Row>): Status | null => (kept && row[kept] ? (String(row[kept]) as Status) : null);

  /** @throws STATUS_ERROR when somebody else was first */
  async function write(tx: Queries, before: Known<Row, Column>, status: Row[Column], set: Partial<Row>): Promise<Row> {
    const target: PgTable = table;
    const rows: Record<string, unknown>[] = await tx.orm
      .update(target)
      .set({ ...set, [column]: status, version: before.version + 1 })
      .where(and(eq(table.id, before.id), eq(table.version, before.version)))
      .returning();
    if (!rows[0]) throw refuse('STATUS_ERROR');
    // What came back is a row of the table that this workflow was made with.
    return rows[0] as Row;
  }

  const touched = (world: World, before: Known<Row, Column>, status: Row[Column]): Partial<Row> =>
    touch?.({ changes: status !== statusOf(before), now: world.clock.now() }) ?? {};

  return {
    /** Why the move may not be made now; null when it may. */
    refusal: (name: Name, situation: Situation<Status, Role, Facts>): ErrorCode | null =>
      decide(moves[name], situation),

    /** Of these moves the ones to show, each with what is missing and what it asks for. */
    offers: <Shown extends Name>(names: readonly Shown[], situation: Situation<Status, Role, Facts>): Offer<Shown>[] =>
      offers<Status, Role, Facts, typeof moves>(moves, situation).flatMap(({ move, ...offer }) => {
        const shown = names.find((name) => name === move);
        return shown ? [{ ...offer, move: shown }] : [];
      }),

    /** @throws Refusal what the move's row says, before anything is written */
    require({ row, move, roles, facts, problems }: Asking): void {
      const no = decide(moves[move], { status: statusOf(row), roles, facts });
      const fields = no ? problems?.(no) : undefined;
      if (no) throw refuse(no, fields && fields.length > 0 ? { fields } : {});
    },

    /** @throws Refusal what the move's row says, and STATUS_ERROR when somebody else was first */
    async makeMove(world: World, tx: Queries, making: Making<Kind, Row, Column, Name, Role, Facts>): Promise<Row> {
      this.require(making);
      const { row: before, move, roles, accountId, reason = '', groupId = null, details } = making;
      const status = statusAfter<Status>(moves[move], statusOf(before), keptOf(before as Partial<Row>));
      const moved = await write(tx, before, status, { ...touched(world, before, status), ...making.also });
      await recordStatusChange<Kind>(world, tx, {
        caseType: kind,
        caseId: before.id,
        fromStatus: statusOf(before),
        action: making.as ?? move,
        toStatus: status,
        accountId,
        role: roles.find((role) => moves[move].by.includes(role)) ?? '',
        reason,
        groupId,
        version: moved.version,
        ...(details ? { details } : {}),
      });
      return moved;
    },

    /** Back to the status before; what was told of the move is the caller's to take back first. */
    async undoMove(world: World, tx: Queries, undoing: Undoing<Kind, Row, Column, Role>): Promise<Row> {
      const { row: before, to, role, accountId, also } = undoing;
      const undone = await write(tx, before, to, { ...touched(world, before, to), ...also });
      await recordStatusChange<Kind>(world, tx, {
        caseType: kind,
        caseId: before.id,
        fromStatus: statusOf(before),
        action: undoing.as,
        toStatus: String(to),
        accountId,
        role,
        version: undone.version,
      });
      return undone;
    },
  };
}
