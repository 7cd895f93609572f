import { and, eq } from 'drizzle-orm';
import { namesOf } from '#domain/locale.ts';
import type { BoardSize } from '#domain/closing/board.ts';
import { isWithContractor, projectTurn } from '#domain/closing/project-status.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { contractorAccounts } from '#server/enrollment/tell-enrollment.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockProject } from '../project/find-project.ts';
import type { ProjectRow } from '../project/project-workflow.ts';
import { projectStageWords } from '../stage-words.ts';
import { closingProject } from '../tables.ts';
import { coverByContractor } from './contractor-roles.ts';

interface Naming {
  row: ProjectRow;
  by: string;
  contractorUnitId: string | null;
  board: BoardSize;
}

/** Who designs a board from now on, and how large it is; whoever is to begin at once is told. @throws STATUS_ERROR */
export async function nameContractor(world: World, tx: Transaction, naming: Naming): Promise<void> {
  const { row, by, contractorUnitId, board } = naming;
  if (row.status === 'PROJECT_DESIGN_PASS') throw refuse('STATUS_ERROR');
  const isNew = contractorUnitId !== null && contractorUnitId !== row.contractorUnitId;
  if (isNew && !(await coverByContractor(tx, contractorUnitId, row.activityId)))
    throw refuseField('contractorUnitId', 'notAllowed');
  const isResized = board.widthMm !== row.boardWidthMm || board.heightMm !== row.boardHeightMm;
  const [changed] = await tx.orm
    .update(closingProject)
    .set({
      contractorUnitId,
      boardWidthMm: board.widthMm,
      boardHeightMm: board.heightMm,
      // What was seen is not what would be printed any more.
      ...(isResized && { leaderPreviewedAt: null, fundPreviewedAt: null }),
      updatedAt: world.clock.now(),
      version: row.version + 1,
    })
    .where(and(eq(closingProject.id, row.id), eq(closingProject.version, row.version)))
    .returning({ id: closingProject.id });
  if (!changed) throw refuse('STATUS_ERROR');
  await recordAudit(world, tx, {
    accountId: by,
    action: 'closing_project.contractor',
    subjectKind: 'closing_project',
    subjectId: row.id,
    changes: [
      { field: 'contractorUnitId', from: row.contractorUnitId, to: contractorUnitId },
      { field: 'boardWidthMm', from: row.boardWidthMm, to: board.widthMm },
      { field: 'boardHeightMm', from: row.boardHeightMm, to: board.heightMm },
    ].filter(({ from, to }) => from !== to),
  });
  if (!isNew || !isWithContractor(row.status)) return;
  const trigger = projectTurn[row.status] === 'contractor' ? 'CLOSING_DESIGN_WANTED' : 'CLOSING_DESIGN_MOVED';
  for (const to of new Set(await contractorAccounts(tx, contractorUnitId))) {
    const facts = { record: namesOf(row.form), stage: projectStageWords[row.status], reason: '' };
    await sendNotice(world, tx, { trigger, to, activityId: row.activityId, facts });
  }
}

/** @throws ENTITY_NOT_FOUND, NO_PERMISSION for a reviewer of other activities, STATUS_ERROR when it moved on */
export const setContractor = (
  world: World,
  actor: Actor,
  projectId: string,
  {
    version,
    contractorUnitId,
    board,
  }: { version: number; contractorUnitId?: string | undefined; board?: BoardSize | undefined },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { row, roles } = await lockProject(tx, actor, projectId);
    if (!roles.includes('fund')) throw refuse('NO_PERMISSION');
    if (row.version !== version) throw refuse('STATUS_ERROR');
    await nameContractor(world, tx, {
      row,
      by: actor.accountId,
      contractorUnitId: contractorUnitId ?? row.contractorUnitId,
      board: board ?? { widthMm: row.boardWidthMm, heightMm: row.boardHeightMm },
    });
  });
