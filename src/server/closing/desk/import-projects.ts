import { newId } from '#domain/id.ts';
import { namesOf } from '#domain/locale.ts';
import { openAccount } from '#server/account/desk/create-account.ts';
import { giveRole } from '#server/account/role/give-role.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { SheetKind } from '#server/sheet/import-sheet.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { projectText } from '../project/project-text.ts';
import { closingProject } from '../tables.ts';
import { coverByContractor } from './contractor-roles.ts';
import { type PlannedProject, planProjects, type SheetRow } from './plan-projects.ts';
import { nameContractor } from './set-contractor.ts';

const show = ({ fileNumber, form, unit, leaderEmail, accountId, contractor }: PlannedProject) => ({
  fileNumber,
  name: form.nameTc || form.nameEn,
  unit: unit ? unit.nameTc || unit.nameEn || unit.namePt : '',
  leaderEmail,
  contractor: contractor ? contractor.nameTc || contractor.nameEn || contractor.namePt : '',
  isNewAccount: accountId === null,
});

interface Adding {
  by: string;
  activityId: string;
  /** Accounts made along the way, by their e-mail: somebody may lead several projects. */
  opened: Map<string, string>;
}

async function leaderOf(world: World, tx: Transaction, { by, opened }: Adding, row: PlannedProject): Promise<string> {
  const email = row.leaderEmail;
  const known = row.accountId ?? opened.get(email.toLowerCase());
  if (known) return known;
  const { leaderTc: nameTc, leaderEn: nameEn } = row.form;
  const details = { username: email, email, nameTc, nameEn, namePt: '', mobile: '', language: 'zh' } as const;
  const id = await openAccount(world, tx, by, details);
  opened.set(email.toLowerCase(), id);
  return id;
}

async function addProject(world: World, tx: Transaction, adding: Adding, row: PlannedProject): Promise<void> {
  const { unit, contractor, form, fileNumber, board } = row;
  if (!unit) return;
  const { by, activityId } = adding;
  const accountId = await leaderOf(world, tx, adding, row);
  await giveRole(world, tx, { accountId, unitId: unit.id, orgType: 'PROJECT_CLOSE', role: null, activityId });
  if (contractor) await coverByContractor(tx, contractor.id, activityId);
  const now = world.clock.now();
  const id = newId();
  await tx.orm.insert(closingProject).values({
    id,
    activityId,
    fileNumber,
    unitId: unit.id,
    accountId,
    contractorUnitId: contractor?.id ?? null,
    boardWidthMm: board.widthMm,
    boardHeightMm: board.heightMm,
    status: 'PROJECT_PENDING',
    statusSince: now,
    form,
    allText: projectText(form, unit, fileNumber),
    createdAt: now,
    updatedAt: now,
  });
  await recordStatusChange(world, tx, {
    caseType: 'closing_project',
    caseId: id,
    fromStatus: 'PROJECT_PENDING',
    action: 'create',
    toStatus: 'PROJECT_PENDING',
    accountId: by,
    role: 'fund',
    version: 1,
  });
  await sendNotice(world, tx, {
    trigger: 'CLOSING_INVITED',
    to: accountId,
    activityId,
    facts: { record: namesOf(form), number: fileNumber },
  });
}

/** The fund brings the projects of an exhibition in a sheet; each leader is invited by a notice. */
export const projectSheets: SheetKind<SheetRow[], PlannedProject, ReturnType<typeof show>> = {
  name: 'closing_project',
  plan: (_world, db, { activityId, content }) => planProjects(db, activityId, content),
  show,
  async lock(_world, tx, { activityId }) {
    await lockActivity(tx, activityId);
  },
  async carryOut(world, tx, by, { activityId }, { rows }) {
    const adding: Adding = { by, activityId, opened: new Map() };
    for (const row of rows) {
      if (row.action === 'add') await addProject(world, tx, adding, row);
      if (row.action === 'update' && row.existing)
        await nameContractor(world, tx, {
          row: row.existing,
          by,
          contractorUnitId: row.contractor?.id ?? row.existing.contractorUnitId,
          board: row.board,
        });
    }
  },
};
