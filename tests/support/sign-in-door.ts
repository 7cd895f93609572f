import { eq } from 'drizzle-orm';
import type { Attempt, StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { type ActivitySettings, usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import { type BusinessDate, businessDateAt, businessDatePlus, type Instant, plusMs } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { snapshotChecksumInput } from '#domain/sign-in/checksum.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import { activity } from '#server/activity/tables.ts';
import { searchColumns } from '#server/participant/stored-person.ts';
import { participant } from '#server/participant/tables.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import type { World } from '#server/world.ts';
import { hash } from 'node:crypto';
import { makePerson, makeUnit } from './people.ts';

/** What a test calls the server through: the app itself, or a server of its own process. */
export interface Caller {
  call<Body = unknown>(
    method: string,
    path: string,
    more?: { token?: string; body?: unknown },
  ): Promise<{ status: number; body: Body }>;
}

export interface Guest {
  id: string;
  name: string;
  credential: string;
}

export interface GuestOptions {
  dinner?: boolean;
  hotel?: boolean;
  checkIn?: string;
  checkOut?: string;
}

export async function makeFair(world: World, signIn: Partial<ActivitySettings['signIn']> = {}): Promise<string> {
  const id = newId();
  const today = businessDateAt(world.clock.now());
  await world.db.orm.insert(activity).values({
    id,
    category: 'STWEEK',
    code: `FAIR-${id.slice(-10)}`,
    nameTc: '科技週',
    nameEn: 'Science week',
    beginDate: today,
    endDate: businessDatePlus(today, 2),
    settings: { ...usualSettings, signIn: { ...usualSettings.signIn, ...signIn } },
    createdAt: world.clock.now(),
  });
  return id;
}

/** Expected people, each with a code. */
export async function makeGuests(
  world: World,
  activityId: string,
  names: readonly string[],
  options: GuestOptions = {},
): Promise<Guest[]> {
  const unitId = await makeUnit(world, 'Guests');
  const rows = names.map((name) => ({
    id: newId(),
    activityId,
    unitId,
    nameTc: `${name}同學`,
    nameEn: name,
    pinyin: name.toUpperCase(),
    ...searchColumns({ nameTc: `${name}同學`, nameEn: name, pinyin: name, unitNames: [], phoneTail: '' }),
    title: '',
    dinner: options.dinner ?? false,
    hotel: options.hotel ?? false,
    checkIn: (options.checkIn ?? null) as BusinessDate | null,
    checkOut: (options.checkOut ?? null) as BusinessDate | null,
    createdAt: world.clock.now(),
  }));
  return world.db.transaction(async (tx) => {
    await tx.orm.insert(participant).values(rows);
    const codes = await issueCredentials(world, tx, activityId, rows.length);
    const guests = rows.map(({ id, nameEn }, index) => ({ id, name: nameEn, credential: codes[index] ?? '' }));
    for (const { id, credential } of guests) {
      await tx.orm.update(participant).set({ credential }).where(eq(participant.id, id));
    }
    return guests;
  });
}

export const makeSupervisor = (world: World) =>
  makePerson(world, { name: 'Lurdes Fong', orgType: 'DOOR_SUPERVISOR', unitId: null });

export interface PhoneOptions {
  kinds?: SignInKind[];
  gate?: string;
  profile?: DeviceProfile;
  deviceName?: string;
  validUntil?: Instant;
  /** Of a forum: then the station signs nothing else. */
  sessionId?: string;
}

/** A supervisor makes a station, and a phone pairs with it. */
export async function pairPhone(
  caller: Caller,
  world: Pick<World, 'clock'>,
  supervisorToken: string,
  activityId: string,
  options: PhoneOptions = {},
): Promise<Phone> {
  const { sessionId } = options;
  const kinds = options.kinds ?? (sessionId ? ['ACTIVITY'] : ['ACTIVITY', 'DINNER_PARTY', 'HOTEL']);
  const gate = options.gate ?? 'Gate A';
  const made = await caller.call<{ station: { id: string }; pairingCode: string }>('post', '/sign-in/stations', {
    token: supervisorToken,
    body: {
      activityId,
      name: `Station at ${gate}`,
      kinds,
      gate,
      profile: options.profile ?? 'STEWARD',
      validUntil: options.validUntil ?? plusMs(world.clock.now(), 10 * 24 * 60 * 60 * 1000),
      ...(sessionId ? { sessionId } : {}),
    },
  });
  if (made.status !== 200) throw new Error(`no station: ${JSON.stringify(made.body)}`);
  const deviceName = options.deviceName ?? `Phone at ${gate}`;
  const paired = await caller.call<{ deviceId: string; token: string }>('post', '/sign-in/devices/pair', {
    body: { pairingCode: made.body.pairingCode, deviceName },
  });
  if (paired.status !== 200) throw new Error(`not paired: ${JSON.stringify(paired.body)}`);
  const { deviceId, token } = paired.body;
  return new Phone(caller, world, { activityId, stationId: made.body.station.id, deviceId, token });
}

export interface SentAttempts {
  serverTime: Instant;
  verdicts: StoredVerdict[];
  highestContiguousSeq: number;
}

type Told = Partial<Attempt> & {
  /** How long ago it happened, by the true clock. */
  agoMs?: number;
};

/** A phone that a test holds: it numbers its attempts and keeps a journal of them, as a real one does. */
export class Phone {
  readonly activityId: string;
  readonly stationId: string;
  readonly deviceId: string;
  readonly token: string;
  /** Every attempt that the operator saw a verdict of. */
  readonly journal: Attempt[] = [];
  readonly #caller: Caller;
  readonly #world: Pick<World, 'clock'>;
  #seq = 0;

  constructor(
    caller: Caller,
    world: Pick<World, 'clock'>,
    paired: { activityId: string; stationId: string; deviceId: string; token: string },
  ) {
    this.#caller = caller;
    this.#world = world;
    this.activityId = paired.activityId;
    this.stationId = paired.stationId;
    this.deviceId = paired.deviceId;
    this.token = paired.token;
  }

  /** Notes an attempt without sending it. By default the guest was let in just now for ACTIVITY. */
  scan(guest: Pick<Guest, 'credential'> | null, { agoMs = 0, ...told }: Told = {}): Attempt {
    const at = plusMs(this.#world.clock.now(), -agoMs);
    const attempt: Attempt = {
      id: newId(),
      seq: ++this.#seq,
      activityId: this.activityId,
      kind: 'ACTIVITY',
      ...(guest && !told.participantId && !told.annuls ? { credential: guest.credential } : {}),
      source: 'CAMERA',
      shown: 'ADMIT',
      wallTime: at,
      estimatedTime: at,
      uncertaintyMs: 20,
      ...told,
    };
    this.journal.push(attempt);
    return attempt;
  }

  undo(target: Pick<Attempt, 'id'>, told: Told = {}): Attempt {
    return this.scan(null, { annuls: target.id, shown: 'NOTHING', reason: 'wrong person', ...told });
  }

  async send(attempts: readonly unknown[]): Promise<SentAttempts> {
    const answer = await this.trySend(attempts);
    if (answer.status !== 200) throw new Error(`not taken: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  trySend(attempts: readonly unknown[]): Promise<{ status: number; body: SentAttempts }> {
    return this.#caller.call<SentAttempts>('post', '/sign-in/attempts', { token: this.token, body: { attempts } });
  }

  async sendOne(attempt: unknown): Promise<StoredVerdict> {
    const [verdict] = (await this.send([attempt])).verdicts;
    if (!verdict) throw new Error('no verdict came');
    return verdict;
  }

  call<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
    return this.#caller.call<Body>(method, path, { token: this.token, ...(body === undefined ? {} : { body }) });
  }
}

export interface SnapshotPage {
  cursor: string;
  more: boolean;
  people: SnapshotPerson[];
  total?: number;
  checksum?: string;
}

/** The list as a phone holds it. */
export class HeldList {
  readonly people = new Map<string, SnapshotPerson>();
  cursor: string | null = null;
  readonly #phone: Phone;
  readonly #details: string;

  constructor(phone: Phone, details?: 'details') {
    this.#phone = phone;
    this.#details = details ? '&details=1' : '';
  }

  /** Takes one page. @returns whether more follows */
  async step(limit: number): Promise<boolean> {
    const cursor = this.cursor ? `&cursor=${encodeURIComponent(this.cursor)}` : '';
    const path = `/sign-in/snapshot?activityId=${this.#phone.activityId}&limit=${limit}${this.#details}${cursor}`;
    const { status, body } = await this.#phone.call<SnapshotPage>('get', path);
    if (status !== 200) throw new Error(`no list: ${status} ${JSON.stringify(body)}`);
    for (const person of body.people) {
      if (person.removed) this.people.delete(person.participantId);
      else this.people.set(person.participantId, person);
    }
    this.cursor = body.cursor;
    if (!body.more) {
      const sum = hash('sha256', snapshotChecksumInput([...this.people.values()]));
      if (sum !== body.checksum || body.total !== this.people.size) {
        throw new Error(`the list is not the server's: ${this.people.size} of ${body.total}`);
      }
    }
    return body.more;
  }

  async refresh(limit = 2000): Promise<void> {
    while (await this.step(limit));
  }
}
