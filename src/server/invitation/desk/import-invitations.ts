import type { InvitedRole } from '#domain/invitation/invited-as.ts';
import { refuse } from '#server/refusal.ts';
import { previewSheet, type SheetKind, type Uploaded } from '#server/sheet/import-sheet.ts';
import { rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { World } from '#server/world.ts';
import { type PlannedRow, planImport, type SheetRow } from './plan-import.ts';
import { insertInvitation, invitedRoleProblems, invitingActivity, updateInvitation } from './save-invitation.ts';
import { columnWords, neededColumns } from './sheet-columns.ts';

interface Content {
  role: InvitedRole;
  rows: SheetRow[];
}

const show = ({ details, changed, existing }: PlannedRow) => ({
  name: details.nameTc || details.nameEn || details.namePt,
  contactEmail: details.contactEmail,
  changed,
  sentAt: existing?.sentAt ?? null,
});

export const invitationSheets: SheetKind<Content, PlannedRow, ReturnType<typeof show>> = {
  name: 'invitation',
  plan: (_world, db, { activityId, content }) => planImport(db, activityId, content.role, content.rows),
  show,
  async carryOut(world, tx, by, { activityId, content: { role } }, plan) {
    const { eventId } = await invitingActivity(world, tx, activityId);
    for (const { action, details, existing } of plan.rows) {
      if (action === 'add') await insertInvitation(world, tx, by, { activityId, eventId, role, details });
      if (action === 'update' && existing) await updateInvitation(world, tx, by, { ...existing, role, details });
    }
  },
};

export async function previewInvitations(world: World, uploaded: Uploaded, role: InvitedRole) {
  const { category } = await invitingActivity(world, world.db, uploaded.activityId);
  const problems = invitedRoleProblems(world, category, role);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  return previewSheet(world, invitationSheets, uploaded, (lines) => ({
    role,
    rows: rowsByColumn(lines, columnWords, neededColumns),
  }));
}
