import type { ConflictResolution } from '#domain/sign-in/words.ts';
import { newId } from '#domain/id.ts';
import { instantOf } from '#domain/instant.ts';
import { Contact } from './contact/contact.ts';
import { DoorContext, type TabMessage } from './context.ts';
import { Counters } from './queue/counters.ts';
import { DeviceKey } from './contact/device-key.ts';
import { DoorClock } from './door-clock.ts';
import { type Door, DoorError } from './door.ts';
import type { DoorEnvironment } from './environment.ts';
import { Filing } from './queue/filing.ts';
import { Inbox } from './list/inbox.ts';
import { KeptList } from './list/kept-list.ts';
import { takeTurns } from './leader.ts';
import { Leaving } from './queue/leave.ts';
import { measure } from './contact/measure.ts';
import { findAttempt, markSeen } from './queue/outbox.ts';
import { peopleDatabase } from './list/people-database.ts';
import { queueDatabase } from './queue/queue-database.ts';
import { personPhoto } from './list/person-photo.ts';
import { askReceipt } from './queue/receipt.ts';
import { keptCard, restoreCards, showCard } from './card/recent-cards.ts';
import { Scanning } from './card/scanning.ts';
import { Searching } from './search/searching.ts';
import { Sender } from './queue/sender.ts';
import { type Call, codeOf, type Outcome, ServerCalls } from './contact/server-calls.ts';
import { StateHolder } from './state-holder.ts';
import { Stations } from './station/stations.ts';
import { Supervisors } from './station/supervisors.ts';

const tickMs = 5000;

/** Puts the door's parts together and keeps them running until `close`. */
export function openDoor(environment: DoorEnvironment): Door {
  const queue = queueDatabase(environment);
  const people = peopleDatabase(environment);
  const clock = new DoorClock(environment, queue);
  const key = new DeviceKey(environment, queue, clock);
  const calls = new ServerCalls(environment, clock, key);
  const kept = new KeptList(people, environment, (deviceId) => door.isStill({ deviceId }));
  const inbox = new Inbox(people, kept, environment.setTimer);
  const supervisors = new Supervisors(people, kept, clock, environment.crypto);
  const state = new StateHolder();
  const channel = environment.openChannel('door');
  const door = new DoorContext({
    environment,
    queue,
    people,
    clock,
    key,
    calls,
    kept,
    inbox,
    supervisors,
    state,
    channel,
  });

  inbox.onKept = () => door.tell({ type: 'inbox' });
  let turn = new AbortController();
  /** Whoever leads starts over when the station is another one. */
  const restart = () => {
    turn.abort();
    turn = new AbortController();
  };

  const searching = new Searching(door);
  const counters = new Counters(door);
  const filing = new Filing(door, counters);
  const leaving = new Leaving(door);
  const stations = new Stations(door, () => {
    searching.close();
    restart();
  });
  const contact = new Contact(door, { stations, filing, counters, onList: () => void searching.follow() });
  const sender = new Sender(environment, queue, calls, {
    onSending: (sending) => {
      if (state.get().queue.sending !== sending) state.update({ queue: { ...state.get().queue, sending } });
    },
    onFiled: async (attempts) => {
      await filing.filed(attempts);
      door.tell({ type: 'filed', ids: attempts.map(({ id }) => id) });
      if (state.get().queue.pending === 0) contact.beat();
    },
    onTurnedAway: (device) => stations.turnedAway(device),
  });
  const scanning = new Scanning(door, counters, (attempt) => {
    state.update({ queue: { ...state.get().queue, pending: state.get().queue.pending + 1 } });
    door.tell({ type: 'attempt', id: attempt.id });
    sender.kick();
  });

  const wake = () => {
    sender.wake();
    contact.wake();
    door.tell({ type: 'wake' });
  };
  calls.onOutcome = (outcome, call) => {
    noteProof(door, outcome, call);
    noteConnection(
      door,
      outcome,
      () => sender.kick(),
      () => sender.wake(),
    );
  };

  const closing = new AbortController();
  /** A hidden tab's timers are slowed: it makes way for a tab that somebody is scanning in. */
  let stepDown = new AbortController();
  const lead = async (leading: AbortSignal): Promise<void> => {
    stepDown = new AbortController();
    const turnOver = AbortSignal.any([leading, stepDown.signal]);
    await filing.catchUp();
    while (!turnOver.aborted) {
      const current = AbortSignal.any([turnOver, turn.signal]);
      await Promise.all([sender.run(current), contact.run(current).then(() => untilAborted(current))]);
    }
  };

  const hearTab = async (message: TabMessage): Promise<void> => {
    if (message.type === 'wake') return sender.wake();
    if (message.type === 'connection') return showConnection(door, message.connection);
    if (message.type === 'inbox') {
      await inbox.load();
      return door.showInbox();
    }
    if (message.type === 'list') return followList();
    if (message.type === 'device') {
      const before = door.device?.deviceId;
      await stations.read();
      const isSame = before !== undefined && door.isStill({ deviceId: before });
      if (isSame) await supervisors.load();
      else stations.forgetInMemory();
      door.showSupervisors();
      stations.show();
      await followList();
      return isSame ? undefined : counters.restore();
    }
    if (message.type === 'attempt') {
      sender.kick();
      if (environment.isHidden()) stepDown.abort();
      const attempt = await findAttempt(queue, message.id);
      if (!attempt) return undefined;
      counters.note([attempt]);
      if (!attempt.fact.annuls) showCard(door, keptCard(door, attempt));
      return door.countQueue();
    }
    return filing.reread(message.ids);
  };

  const followList = async (): Promise<void> => {
    const { device } = door;
    if (device?.state !== 'ACTIVE') return;
    await kept.refresh(device.deviceId);
    door.showList();
    counters.recount();
    await searching.follow();
  };

  const begin = async (): Promise<void> => {
    await clock.load();
    await stations.read();
    await stations.endIfExpired();
    await Promise.all([door.countQueue(), door.countOverrides(), filing.showDeadLetters()]);
    if (door.device?.state === 'ACTIVE') {
      // A list that cannot be read is downloaded again; scanning does not wait for it.
      await kept.refresh(door.device.deviceId).catch(() => kept.erase());
      await inbox.load().catch(() => undefined);
      await supervisors.load().catch(() => undefined);
      door.showInbox();
      door.showSupervisors();
      door.showList();
      await counters.restore();
      await restoreCards(door);
      void searching.follow();
    }
    // Only now: whoever scans before the list is read would turn nobody away and know nobody.
    stations.show();
    door.showClock();
    const usage = await environment.storage?.estimate().catch(() => null);
    const persisted = (await environment.storage?.persisted().catch(() => null)) ?? null;
    const usedRatio = usage?.quota ? (usage.usage ?? 0) / usage.quota : null;
    state.update({ storage: { ...state.get().storage, persisted, usedRatio } });
    void takeTurns(environment, queue, newId(), closing.signal, lead);
  };

  channel?.listen((message) => void hearTab(message as TabMessage).catch(() => undefined));
  const stopWaking = environment.onWake(wake);
  let cancelTick: () => void = () => undefined;
  const tick = (): void => {
    cancelTick = environment.setTimer(() => {
      void clock.watch().catch(() => false);
      void stations.endIfExpired().catch(() => undefined);
      door.showClock();
      tick();
    }, tickMs);
  };
  tick();
  const opened = begin().catch(() => state.update({ phase: 'storageFailed' }));

  /** After this phone has become another station. */
  const startOver = async (): Promise<void> => {
    await Promise.all([door.countQueue(), door.countOverrides(), counters.restore()]);
    door.showClock();
    restart();
    wake();
  };

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async pair(pairingCode, deviceName) {
      await opened;
      await stations.pair(pairingCode, deviceName);
      await startOver();
    },
    async switchTo(activityId) {
      await stations.switchTo(activityId);
      await startOver();
    },
    async chooseKind(kind, scope = '') {
      await stations.choose(kind, scope);
    },
    scan: (input) => opened.then(() => scanning.scan(input)),
    signIn: (participantId) => opened.then(() => scanning.signIn(participantId)),
    signInGroup: (participantIds) => scanning.signInGroup(participantIds),
    letIn: (attemptId, reason, by) => scanning.letIn(attemptId, reason, by),
    undo: (attemptId, reason, by) => scanning.undo(attemptId, reason, by),
    search: (text, limit) => searching.search(text, limit),
    unitOf: async (participantId) => searching.unitOf(participantId),
    photo: (participantId) => personPhoto(door, participantId),
    async settle(conflictId: string, resolution: ConflictResolution, note?: string) {
      const device = door.activeDevice();
      const outcome = await calls.call('settleMine', {
        token: device.token,
        params: { path: { conflictId } },
        body: { resolution, ...(note ? { note } : {}) },
      });
      if (!outcome.ok) throw new DoorError(codeOf(outcome));
      if (!door.isStill(device)) return;
      inbox.putConflict(outcome.reply);
      door.showInbox();
    },
    async dismissNotice(noticeId) {
      await inbox.dismiss(noticeId);
      door.showInbox();
    },
    async seenDeadLetter(attemptId) {
      await markSeen(queue, attemptId);
      await filing.showDeadLetters();
    },
    measure: (tell) => measure(door, tell),
    reportPreflight: async (results) => contact.report(results),
    receipt: () => askReceipt(door),
    sendNow: wake,
    exportQueue: (about) => leaving.exportQueue(about),
    async leave(how) {
      const answer = await leaving.leave(how);
      if (answer.left) {
        searching.close();
        restart();
        stations.show();
        state.update({ recent: [], counters: [], conflicts: [], notices: [], deadLetters: [], supervisors: [] });
        await door.countQueue();
        door.showList();
      }
      return answer;
    },
    async close() {
      closing.abort();
      cancelTick();
      stopWaking();
      await opened;
      searching.close();
      channel?.close();
      queue.letGo();
      people.letGo();
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Whether there is a network is told by how our requests end, and by nothing else. */
function noteConnection(door: DoorContext, outcome: Outcome<unknown>, kick: () => void, wake: () => void): void {
  const away = !outcome.ok && (outcome.why === 'unreachable' || (outcome.why === 'busy' && outcome.status >= 500));
  const before = door.state.get().connection.state;
  const connection = away ? 'offline' : 'online';
  if (outcome.ok) door.showClock();
  if (before === connection) return;
  showConnection(door, connection);
  door.tell({ type: 'connection', connection });
  if (connection === 'offline') door.environment.askToBeWoken();
  if (before === 'offline') wake();
  else kick();
}

/** Whether the present station's requests are believed to be this phone's; what a former one's are changes nothing here. */
function noteProof({ device, state }: DoorContext, outcome: Outcome<unknown>, { token }: Call): void {
  if (token === undefined || token !== device?.token) return;
  if (!outcome.ok && outcome.why !== 'unproven') return;
  if (state.get().unproven === outcome.ok) state.update({ unproven: !outcome.ok });
}

function showConnection({ state, clock }: DoorContext, connection: 'online' | 'offline'): void {
  if (state.get().connection.state === connection) return;
  state.update({ connection: { state: connection, since: instantOf(clock.now().t) } });
}
