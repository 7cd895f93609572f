import type { participantApi } from '#contract/participant/unit.ts';
import { account } from '#server/account/tables.ts';
import { sendPicture } from '#server/file/send-picture.ts';
import type { Handlers } from '#server/serve.ts';
import { eq } from 'drizzle-orm';
import { askChange, withdrawChange } from './change/ask-change.ts';
import { addPerson, chooseRepresentative, editPerson, findOnList, removePerson } from './list/change-people.ts';
import { readMyList } from './list/my-list.ts';
import { myUnit } from './list/my-unit.ts';
import { readParticipantPage } from './code/participant-page.ts';
import { refreshVerified } from './refresh-verified.ts';
import { submitList, withdrawList } from './list/send-list.ts';
import { personOf } from './stored-person.ts';
import { checkPhoneCode, readPhoneStanding, sendPhoneCode } from './verify-phone.ts';

export const participantHandlers: Handlers<typeof participantApi> = {
  async myParticipantList({ world, actor, params }) {
    return readMyList(world, world.db, await myUnit(world.db, actor, params.activityId));
  },

  async myParticipant({ world, actor, params }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    const row = await findOnList(world.db, mine, params.participantId);
    return {
      id: row.id,
      version: row.version,
      phoneVerified: row.phoneVerifiedAt !== null,
      person: personOf(world, row),
    };
  },

  async addParticipant({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await addPerson(world, mine, actor.accountId, body.person);
    return readMyList(world, world.db, mine);
  },

  async editParticipant({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    const seen = { participantId: params.participantId, version: body.version };
    await editPerson(world, mine, actor.accountId, seen, body.person);
    return readMyList(world, world.db, mine);
  },

  async removeParticipant({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await removePerson(world, mine, actor.accountId, { participantId: params.participantId, version: body.version });
    return readMyList(world, world.db, mine);
  },

  async chooseRepresentative({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await chooseRepresentative(world, mine, actor.accountId, body);
    return readMyList(world, world.db, mine);
  },

  async submitParticipantList({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await submitList(world, mine, actor.accountId, body.version);
    return readMyList(world, world.db, mine);
  },

  async withdrawParticipantList({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await withdrawList(world, mine, actor.accountId, body.version);
    return readMyList(world, world.db, mine);
  },

  async askParticipantChange({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await askChange(world, mine, actor.accountId, body);
    return readMyList(world, world.db, mine);
  },

  async withdrawParticipantChange({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await withdrawChange(world, mine, actor.accountId, body.version);
    return readMyList(world, world.db, mine);
  },

  async sendPhoneCode({ world, actor, params, body }) {
    const { activity, unit } = await myUnit(world.db, actor, params.activityId);
    const [owner] = await world.db.orm
      .select({ language: account.language })
      .from(account)
      .where(eq(account.id, actor.accountId));
    const language = owner?.language ?? 'zh';
    return sendPhoneCode(world, { ...body, unitId: unit.id, activityId: activity.id, language });
  },

  async phoneCodeStanding({ world, actor, params, body }) {
    const { unit } = await myUnit(world.db, actor, params.activityId);
    return readPhoneStanding(world, { ...body, unitId: unit.id });
  },

  async checkPhoneCode({ world, actor, params, body }) {
    const mine = await myUnit(world.db, actor, params.activityId);
    await checkPhoneCode(world, { ...body, unitId: mine.unit.id });
    await refreshVerified(world, mine, body);
    return { done: true };
  },

  async participantPhoto({ world, actor, params, query, request, reply }) {
    const field = { ownerKind: 'PARTICIPANT', ownerId: params.participantId, group: 'PARTICIPANT_PHOTO' } as const;
    await sendPicture(world, { actor, field, query, request, reply });
  },

  participantPage: ({ world, params }) => readParticipantPage(world, params.token),
};
