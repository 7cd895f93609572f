import { refuse } from '#server/refusal.ts';
import { previewSheet, type SheetKind, type Uploaded } from '#server/sheet/import-sheet.ts';
import { rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { World } from '#server/world.ts';
import { type PlannedRow, planImport, type SheetRow } from './plan-import.ts';
import {
  insertInvitation,
  invitedRoleProblems,
  invitingActivity,
  type Role,
  updateInvitation,
} from './save-invitation.ts';
import { columnWords, neededColumns } from './sheet-columns.ts';

interface Content {
  role: Role;
  rows: SheetRow[];
}

const show = ({ details, changed }: PlannedRow) => ({
  name: details.nameTc || details.nameEn || details.namePt,
  contactEmail: details.contactEmail,
  changed,
});

export const invitationSheets: SheetKind<Content, PlannedRow, ReturnType<typeof show>> = {
  name: 'invitation',
  async plan(_world, db, { activityId, content }) {
    const { eventId } = await invitingActivity(db, activityId);
    return planImport(db, eventId, content.role, content.rows);
  },
  show,
  async carryOut(world, tx, by, { activityId, content: { role } }, plan) {
    const { eventId } = await invitingActivity(tx, activityId);
    for (const { action, details, existing } of plan.rows) {
      if (action === 'add') await insertInvitation(world, tx, by, { activityId, eventId, role, details });
      if (action === 'update' && existing) await updateInvitation(world, tx, by, { ...existing, role, details });
    }
  },
};

export async function previewInvitations(world: World, uploaded: Uploaded, role: Role) {
  await invitingActivity(world.db, uploaded.activityId);
  const problems = invitedRoleProblems(world, role);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  return previewSheet(world, invitationSheets, uploaded, (cells) => ({
    role,
    rows: rowsByColumn(cells, columnWords, neededColumns),
  }));
}
