import { eq } from 'drizzle-orm';
import type { StaffPerson, staffParticipantApi } from '#contract/participant/desk.ts';
import { requireDecider } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { confirmSheet, previewSheet, reviseSheet } from '#server/sheet/import-sheet.ts';
import { sendSheet, uploadedSheet } from '#server/sheet/serve-sheet.ts';
import type { World } from '#server/world.ts';
import { arrange } from './arrange.ts';
import { correctionOffers } from './correction-offers.ts';
import { correctPerson } from './correct-person.ts';
import { enterPerson } from './enter-person.ts';
import { changePersonState, lockPerson } from '../change-person-state.ts';
import { importTemplate } from '../sheet/export-people.ts';
import { readDinner, readHotelNights } from './hotel-and-dinner.ts';
import { participantSheets } from '../sheet/import-people.ts';
import { listBadges } from './list-badges.ts';
import { listChanges } from '../change/list-changes.ts';
import { listUnits } from './list-units.ts';
import { findList } from '../list/lists.ts';
import { readHistory } from './read-history.ts';
import { reissueCodes } from '../code/reissue-codes.ts';
import { searchPeople } from '../search/search-people.ts';
import { staffPeople, staffPerson, type StaffPersonRow } from '../search/staff-people.ts';
import { rowsOfSheet } from '../sheet/sheet-rows.ts';
import { personOf } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { tellPerson } from '../tell/tell-person.ts';

async function findPerson(world: World, participantId: string): Promise<StaffPersonRow> {
  const [row] = await staffPeople(world.db).where(eq(participant.id, participantId));
  if (!row || row.person.removedAt) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

const readPerson = async (world: World, participantId: string): Promise<StaffPerson> =>
  staffPerson(world, await findPerson(world, participantId));

/** @throws ENTITY_NOT_FOUND, NO_PERMISSION for a reviewer of other activities */
const requireDecision = async (world: World, actor: Actor, participantId: string): Promise<void> =>
  requireDecider(world.db, actor, (await findPerson(world, participantId)).person.activityId);

type StaffApi = typeof staffParticipantApi;

export const staffParticipantHandlers: Handlers<StaffApi> = {
  async searchParticipants({ world, query }) {
    const { page, size, sort, ...filter } = query;
    await findActivity(world.db, filter.activityId);
    return searchPeople(world, filter, { page, size, sort });
  },

  async participant({ world, actor, params }) {
    const row = await findPerson(world, params.participantId);
    const list = await findList(world.db, row.person.activityId, row.person.unitId);
    return {
      person: staffPerson(world, row),
      listVersion: list?.version ?? 0,
      offers: await correctionOffers(world, actor, row.person, list),
      history: await readHistory(world.db, list?.id ?? null, row.person.id),
    };
  },

  async revealParticipant({ world, actor, params, body }) {
    const { person } = await findPerson(world, params.participantId);
    await requireDecider(world.db, actor, person.activityId);
    if (!person.sealed) throw refuse('ENTITY_NOT_FOUND');
    await recordAudit(world, world.db, {
      accountId: actor.accountId,
      action: 'participant.reveal',
      subjectKind: 'participant',
      subjectId: person.id,
      reason: body.reason,
    });
    return personOf(world, person);
  },

  async participantLists({ world, actor, query }) {
    return listUnits(world, actor, await findActivity(world.db, query.activityId), query);
  },

  hotelNights: async ({ world, query }) => readHotelNights(world.db, await findActivity(world.db, query.activityId)),

  dinnerSeats: async ({ world, query }) => readDinner(world.db, await findActivity(world.db, query.activityId)),

  async enterParticipant({ world, actor, body }) {
    await requireDecider(world.db, actor, body.activityId);
    return readPerson(world, await enterPerson(world, { accountId: actor.accountId, ...body }));
  },

  async correctParticipant({ world, actor, params, body }) {
    await requireDecision(world, actor, params.participantId);
    await correctPerson(world, { accountId: actor.accountId, ...params, ...body });
    return readPerson(world, params.participantId);
  },

  async arrangeParticipant({ world, actor, params, body }) {
    await requireDecision(world, actor, params.participantId);
    await arrange(world, actor.accountId, { ...params, ...body });
    return readPerson(world, params.participantId);
  },

  async revokeParticipant({ world, actor, params, body }) {
    await requireDecision(world, actor, params.participantId);
    await changePersonState(world, 'revoke', { accountId: actor.accountId, ...params, ...body });
    return readPerson(world, params.participantId);
  },

  async cancelParticipant({ world, actor, params, body }) {
    await requireDecision(world, actor, params.participantId);
    await changePersonState(world, 'cancel', { accountId: actor.accountId, ...params, ...body });
    return readPerson(world, params.participantId);
  },

  async reinstateParticipant({ world, actor, params, body }) {
    await requireDecision(world, actor, params.participantId);
    await changePersonState(world, 'reinstate', { accountId: actor.accountId, ...params, ...body });
    return readPerson(world, params.participantId);
  },

  sendParticipantCode: ({ world, actor, params }) =>
    world.db.transaction(async (tx) => {
      const row = await lockPerson(tx, params.participantId);
      await requireDecider(tx, actor, row.activityId);
      if (!row.credential || row.revokedAt || row.cancelledAt) throw refuse('STATUS_ERROR');
      const activity = await findActivity(tx, row.activityId);
      await tellPerson(world, tx, { kind: 'CODE_READY', activity, row });
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'participant.sendCode',
        subjectKind: 'participant',
        subjectId: row.id,
      });
      return { done: true as const };
    }),

  reissueParticipantCodes: ({ world, actor, body }) =>
    reissueCodes(world, { accountId: actor.accountId, activityId: body.activityId }),

  async participantChanges({ world, actor, query }) {
    return listChanges(world, actor, await findActivity(world.db, query.activityId), query);
  },

  async previewParticipantImport({ world, actor, query, request }) {
    await findActivity(world.db, query.activityId);
    const uploaded = { ...(await uploadedSheet(request)), ...query, by: actor.accountId };
    return previewSheet(world, participantSheets, uploaded, (cells) => ({ rows: rowsOfSheet(cells), unitOfRow: {} }));
  },

  chooseImportUnits: ({ world, params, body: { choices } }) =>
    reviseSheet(world, participantSheets, params.importId, ({ rows, unitOfRow }) => ({
      rows,
      unitOfRow: { ...unitOfRow, ...Object.fromEntries(choices.map(({ row, unitId }) => [row, unitId])) },
    })),

  confirmParticipantImport: ({ world, actor, params, body }) =>
    confirmSheet(world, participantSheets, { ...params, digest: body.plan, by: actor.accountId }),

  async participantImportTemplate({ query, reply }) {
    await sendSheet(reply, 'participants-template', await importTemplate(query.language));
  },

  async participantBadges({ world, query }) {
    await findActivity(world.db, query.activityId);
    return listBadges(world, query);
  },
};
