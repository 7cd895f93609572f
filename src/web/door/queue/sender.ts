import type { ReplyOf } from '#web/api/endpoint-types.ts';
import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import { msOf } from '#domain/instant.ts';
import { waitAfter } from '#domain/sign-in/back-off.ts';
import { firstBatchSize, nextBatchSize } from '#domain/sign-in/batch-size.ts';
import type { DoorEnvironment } from '../environment.ts';
import { buryAttempt, fileVerdicts, oldestPending } from './outbox.ts';
import type { KeptAttempt, KeptDevice, QueueDatabase } from './queue-database.ts';
import type { Outcome, ServerCalls } from '../contact/server-calls.ts';
import { Waiting } from './waiting.ts';

/** While people stream in, what is scanned in this time travels together. */
const gatherMs = 100;
/** Answers that concern what was sent, so that sending it again would change nothing. */
const permanent = new Set([400, 413, 422]);

type SendOutcome = Outcome<ReplyOf<'sendAttempts'>>;
type Failure = Exclude<SendOutcome, { ok: true }>;

export interface SenderEvents {
  onSending: (sending: boolean) => void;
  /** Attempts that left the outbox, with their verdict or as dead letters. */
  onFiled: (attempts: KeptAttempt[], deviceId: string) => Promise<void>;
  /** The server does not know the device any more, or has ended it. */
  onTurnedAway: (device: KeptDevice) => Promise<void>;
}

/**
 * Hands the outbox over, oldest first, one batch at a time, for every station this phone has been and still holds
 * attempts of. What is in the outbox stays there until the server has answered for it by name.
 */
export class Sender {
  readonly #environment: DoorEnvironment;
  readonly #database: QueueDatabase;
  readonly #calls: ServerCalls;
  readonly #events: SenderEvents;
  readonly #waiting: Waiting;
  #batchSize = firstBatchSize;
  #failures = 0;
  #formerFailures = 0;

  constructor(environment: DoorEnvironment, database: QueueDatabase, calls: ServerCalls, events: SenderEvents) {
    this.#environment = environment;
    this.#database = database;
    this.#calls = calls;
    this.#events = events;
    this.#waiting = new Waiting(environment.setTimer);
  }

  /** There is something new to send. While the last try has failed, the back-off is waited out. */
  kick(): void {
    if (this.#failures === 0) this.#waiting.wake();
  }

  /** There may be a network again, or somebody pressed "send now": the back-off ends, what the server asked for does not. */
  wake(): void {
    this.#waiting.wake();
  }

  async run(turn: AbortSignal): Promise<void> {
    while (!turn.aborted) {
      const { present, former } = await this.#sendAll(turn);
      if (turn.aborted) return;
      // What a former station still waits for must not hold up the present one.
      if (present) await this.#backOff(present, turn);
      else if (former) await this.#waiting.wait(waitAfter(++this.#formerFailures, this.#environment.random()), turn);
      else await this.#waiting.wait(null, turn);
    }
  }

  async #backOff(failure: Failure, turn: AbortSignal): Promise<void> {
    this.#failures++;
    const asked = failure.why === 'busy' ? failure.retryAfterMs : 0;
    const until = this.#environment.monotonicNow() + asked;
    this.#waiting.rest();
    await this.#waiting.wait(waitAfter(this.#failures, this.#environment.random(), asked), turn);
    const rest = until - this.#environment.monotonicNow();
    if (rest > 0) await new Waiting(this.#environment.setTimer).wait(rest, turn);
  }

  async #sendAll(turn: AbortSignal): Promise<{ present: Failure | null; former: Failure | null }> {
    const devices = await this.#database.use((queue) => queue.getAll('devices'));
    const failed: { present: Failure | null; former: Failure | null } = { present: null, former: null };
    for (const device of devices.toSorted((a, b) => Number(b.state !== 'FORMER') - Number(a.state !== 'FORMER'))) {
      const failure = await this.#sendFor(device, turn);
      if (failure) failed[device.state === 'FORMER' ? 'former' : 'present'] = failure;
      else if (device.state === 'FORMER') this.#formerFailures = 0;
    }
    this.#events.onSending(false);
    if (!failed.present) this.#failures = 0;
    return failed;
  }

  async #sendFor(device: KeptDevice, turn: AbortSignal): Promise<Failure | null> {
    while (!turn.aborted) {
      const most = this.#batchSize;
      const batch = await oldestPending(this.#database, device.deviceId, most);
      if (batch.length === 0) return null;
      this.#events.onSending(true);
      const failure = await this.#sendBatch(device, batch, turn);
      if (failure) return failure;
      this.#failures = 0;
      if (batch.length < most) await new Waiting(this.#environment.setTimer).wait(gatherMs, turn);
    }
    return null;
  }

  async #sendBatch(device: KeptDevice, batch: KeptAttempt[], turn: AbortSignal): Promise<Failure | null> {
    await this.#environment.milestone?.('beforeSend');
    const outcome: SendOutcome = await this.#calls.call('sendAttempts', {
      token: device.token,
      body: { attempts: batch.map(({ fact }) => fact) },
      signal: turn,
    });
    // What was cut because another tab leads now says nothing about the network.
    if (outcome.ok || !turn.aborted) {
      this.#batchSize = nextBatchSize(this.#batchSize, batch.length, outcome.ok ? outcome.workedMs : null);
    }
    await this.#environment.milestone?.('afterSend');
    if (outcome.ok) return this.#file(device, batch, outcome.reply);
    if (outcome.why !== 'refused') return outcome;
    if (outcome.status === 401 || outcome.status === 403) {
      await this.#events.onTurnedAway(device);
      return outcome;
    }
    if (!permanent.has(outcome.status)) return outcome;
    return this.#isolate(device, batch, outcome.code, turn);
  }

  /** One of these cannot be taken: the others are sent without it. */
  async #isolate(device: KeptDevice, batch: KeptAttempt[], code: string, turn: AbortSignal): Promise<Failure | null> {
    const [only] = batch;
    if (batch.length === 1 && only) {
      const buried = await buryAttempt(this.#database, only.id, code);
      if (buried) await this.#events.onFiled([buried], device.deviceId);
      return null;
    }
    const middle = Math.ceil(batch.length / 2);
    return (
      (await this.#sendBatch(device, batch.slice(0, middle), turn)) ??
      (await this.#sendBatch(device, batch.slice(middle), turn))
    );
  }

  async #file(device: KeptDevice, batch: KeptAttempt[], reply: ReplyOf<'sendAttempts'>): Promise<Failure | null> {
    const sent = new Set(batch.map(({ id }) => id));
    const verdicts = Array.isArray(reply.verdicts)
      ? reply.verdicts.filter((verdict) => isVerdictOf(verdict, sent))
      : [];
    await this.#environment.milestone?.('beforeAcknowledge');
    const filed = await fileVerdicts(this.#database, verdicts, msOf(reply.serverTime));
    await this.#environment.milestone?.('afterAcknowledge');
    if (filed.length > 0) await this.#events.onFiled(filed, device.deviceId);
    // An answer that names none of what was sent is not one: as good as no network, and no reason to ask again at once.
    return verdicts.length > 0 ? null : { ok: false, why: 'unreachable' };
  }
}

const isVerdictOf = (verdict: StoredVerdict, sent: ReadonlySet<string>): boolean =>
  typeof verdict?.verdict === 'string' && sent.has(verdict.id);
