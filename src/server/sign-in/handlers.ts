import type { signInApi } from '#contract/sign-in/sign-in.ts';
import type { Actor, DeviceActor } from '#server/actor.ts';
import { nameOfAccount } from '#server/account/account-names.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { cancelKind } from './desk/cancel-kind.ts';
import { checkAllowances } from './attempt/check-allowances.ts';
import { createStation, renewPairing } from './station/create-station.ts';
import { describeStation } from './station/describe-station.ts';
import { handIn } from './attempt/hand-in.ts';
import { heartbeat } from './station/heartbeat.ts';
import { conflictsOfDevice, searchConflicts } from './conflict/list-conflicts.ts';
import { doorSessions } from './desk/door-sessions.ts';
import { listDoorPeople } from './desk/list-door-people.ts';
import { findStation, listStations } from './station/list-stations.ts';
import { liveNumbers } from './desk/live-numbers.ts';
import { pairDevice } from './station/pair-device.ts';
import { readAttempt } from './attempt/read-attempt.ts';
import { recordAttempts } from './attempt/record-attempts.ts';
import { revokeStation } from './station/revoke-station.ts';
import { sendPersonPhoto } from './people/send-person-photo.ts';
import { settleConflict } from './conflict/settle-conflict.ts';
import { signInMyself } from './attempt/sign-in-myself.ts';
import { signReceipt } from './attempt/sign-receipt.ts';
import { streamEvents } from './events/stream-events.ts';
import { listSupervisorCodes, setSupervisorCode, withdrawSupervisorCode } from './station/supervisor-codes.ts';
import { switchStation } from './station/switch-station.ts';
import { takeBack } from './attempt/take-back.ts';
import { takeSnapshot } from './people/take-snapshot.ts';
import { venueUrl } from './station/venue-code.ts';

export const signInHandlers: Handlers<typeof signInApi> = {
  pair: ({ world, body }) => pairDevice(world, body.pairingCode, body),
  switchStation: ({ world, actor, body }) => switchStation(world, actor, body.activityId),
  station: ({ world, actor }) => describeStation(world, actor),
  snapshot: ({ world, actor, query }) => takeSnapshot(world, actor, query),

  async sendAttempts({ world, actor, body }) {
    const items = await checkAllowances(world, body.attempts.map(readAttempt));
    const request = { sender: { deviceId: actor.deviceId }, items };
    const { verdicts, highestContiguousSeq } = await recordAttempts(world, request);
    return { serverTime: world.clock.now(), verdicts, highestContiguousSeq };
  },

  heartbeat: ({ world, actor, body }) => heartbeat(world, actor, body),
  receipt: ({ world, actor, body }) => signReceipt(world, actor, body),
  myConflicts: async ({ world, actor }) => ({ conflicts: await conflictsOfDevice(world.db, actor.deviceId) }),

  async settleMine({ world, actor, params, body }) {
    const { deviceId } = actor;
    const by = await deviceName(world, actor);
    return settleConflict(world, { ...params, ...body, deviceId, by, accountId: null });
  },

  personPhoto: ({ world, actor, params, request, reply }) =>
    sendPersonPhoto(world, actor, params.participantId, { request, reply }),

  deviceEvents: ({ world, actor: { activityId, deviceId }, request, reply }) =>
    streamEvents(world, { request, reply }, activityId, { deviceId }),

  createStation: ({ world, actor, body }) => createStation(world, actor.accountId, body),
  renewPairing: ({ world, actor, params }) => renewPairing(world, actor.accountId, params.stationId),

  async stations({ world, query }) {
    await findActivity(world.db, query.activityId);
    return { stations: await listStations(world.db, query.activityId), serverTime: world.clock.now() };
  },

  handIn: ({ world, actor, body }) => handIn(world, actor.accountId, body),

  revokeStation: ({ world, actor, params }) => revokeStation(world, actor.accountId, params.stationId),

  async supervisorCodes({ world, actor, query }) {
    await findActivity(world.db, query.activityId);
    return listSupervisorCodes(world, actor.accountId, query.activityId);
  },
  setSupervisorCode: ({ world, actor, body }) => setSupervisorCode(world, actor.accountId, body),
  async withdrawSupervisorCode({ world, actor, params }) {
    await withdrawSupervisorCode(world, actor.accountId, params.codeId);
    return { done: true };
  },

  async cancelKind({ world, actor, body }) {
    await cancelKind(world, actor.accountId, body.activityId, body.kind, body.cancelled);
    return { done: true };
  },

  async conflicts({ world, query }) {
    await findActivity(world.db, query.activityId);
    return searchConflicts(world.db, query);
  },

  async settleConflict({ world, actor, params, body }) {
    const by = await accountName(world, actor);
    return settleConflict(world, { ...params, ...body, by, accountId: actor.accountId });
  },

  async people({ world, query }) {
    await findActivity(world.db, query.activityId);
    return listDoorPeople(world, query);
  },

  async takeBack({ world, actor, params, body }) {
    const by = await accountName(world, actor);
    await takeBack(world, { ...params, ...body, by, accountId: actor.accountId });
    return { done: true };
  },

  async doorSessions({ world, query }) {
    await findActivity(world.db, query.activityId);
    return { content: await doorSessions(world.db, query.activityId) };
  },

  live: ({ world, query }) => liveNumbers(world, query.activityId),

  async staffEvents({ world, actor: { sessionId }, query, request, reply }) {
    await findActivity(world.db, query.activityId);
    await streamEvents(world, { request, reply }, query.activityId, { sessionId });
  },

  signInMyself: ({ world, actor, body }) => signInMyself(world, actor, body),

  async venueCode({ world, params }) {
    const station = await findStation(world.db, params.stationId);
    return { url: venueUrl(world, station.id) };
  },
};

/** Who decided, as a colleague reads it. */
async function accountName(world: World, { accountId }: Actor): Promise<string> {
  const [row] = await world.db.query<{ name: string }>(
    `select ${nameOfAccount('account')} as name from account where id = $1`,
    [accountId],
  );
  return row?.name ?? '';
}

async function deviceName(world: World, { deviceId }: DeviceActor): Promise<string> {
  const [row] = await world.db.query<{ name: string }>('select name from device where id = $1', [deviceId]);
  return row?.name ?? '';
}
