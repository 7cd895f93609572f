import { asc, eq } from 'drizzle-orm';
import type { invitationApi } from '#contract/invitation.ts';
import { account } from '#server/account/tables.ts';
import type { Handlers } from '#server/serve.ts';
import { refuse } from '#server/refusal.ts';
import { confirmSheet } from '#server/sheet/import-sheet.ts';
import { sendSheet, uploadedSheet } from '#server/sheet/serve-sheet.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { findInvitation, lockInvitation } from './rows.ts';
import { invitationOffers, whyNotNow } from './do-to-invitation.ts';
import { doToMany } from './do-to-many.ts';
import { beginDeed } from './begin-deed.ts';
import { invitationSheets, previewInvitations } from './import-invitations.ts';
import { createInvitation, editInvitation } from './save-invitation.ts';
import { searchInvitations } from './search-invitations.ts';
import { importTemplate } from './sheet-columns.ts';

export const invitationHandlers: Handlers<typeof invitationApi> = {
  searchInvitations: ({ world, query }) => searchInvitations(world, query),

  async deskInvitation({ world, actor, params: { invitationId } }) {
    const history = await world.db.orm
      .select({
        at: statusChange.at,
        action: statusChange.action,
        toStatus: statusChange.toStatus,
        by: account.username,
      })
      .from(statusChange)
      .leftJoin(account, eq(account.id, statusChange.accountId))
      .where(eq(statusChange.caseId, invitationId))
      .orderBy(asc(statusChange.at), asc(statusChange.id));
    const invitation = await findInvitation(world.db, invitationId);
    return { invitation, offers: await invitationOffers(world, actor, invitation), history };
  },

  async createInvitation({ world, actor, body: { activityId, orgType, role, ...details } }) {
    const wanted = { activityId, role: { orgType, role }, details };
    return findInvitation(world.db, await createInvitation(world, actor.accountId, wanted));
  },

  async editInvitation({ world, actor, params: { invitationId: id }, body: { version, orgType, role, ...details } }) {
    await editInvitation(world, actor.accountId, { id, version, role: { orgType, role }, details });
    return findInvitation(world.db, id);
  },

  async doToInvitation({ world, actor, params: { invitationId: id, deed }, body }) {
    const begun = await world.db.transaction(async (tx) => {
      const row = await lockInvitation(tx, id, body.version);
      const refusal = await whyNotNow(world, tx, deed, row);
      if (refusal) throw refuse(refusal);
      return beginDeed(world, tx, actor, deed, [row]);
    });
    return { invitation: await findInvitation(world.db, id), ...begun };
  },

  doToInvitations: ({ world, actor, body }) => doToMany(world, actor, body),

  async previewInvitationImport({ world, actor, query: { activityId, orgType, role }, request }) {
    const uploaded = { ...(await uploadedSheet(request)), activityId, by: actor.accountId };
    return previewInvitations(world, uploaded, { orgType, role: role || null });
  },

  confirmInvitationImport: ({ world, actor, params, body }) =>
    confirmSheet(world, invitationSheets, { ...params, digest: body.plan, by: actor.accountId }),

  async invitationImportTemplate({ query, reply }) {
    await sendSheet(reply, 'invitations-template', await importTemplate(query.language));
  },
};
