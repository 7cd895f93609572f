import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { type ActivitySettings, usualSettings } from '#domain/activity/settings.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { participant } from '#server/participant/tables.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import { createStation } from '#server/sign-in/station/create-station.ts';
import type { World } from '#server/world.ts';
import { makePerson, type Person } from './people.ts';

export interface Guest {
  participantId: string;
  nameTc: string;
  credential: string;
}

export interface GuestOptions {
  nameTc?: string;
  nameEn?: string;
  pinyin?: string;
  unitId?: string;
  dinner?: boolean;
  hotel?: boolean;
  phoneTail?: string;
}

/** An activity with a door: people expected, a supervisor, and stations to pair phones with. */
export interface DoorEvent {
  activityId: string;
  unitId: string;
  supervisor: Person;
  /** @returns its id, for guests of another unit than the first */
  addUnit(nameTc: string): Promise<string>;
  addGuests(guests: readonly GuestOptions[]): Promise<Guest[]>;
  /** Everybody added so far. */
  guests: readonly Guest[];
  /** @returns the pairing code */
  addStation(station: {
    gate: string;
    kinds?: SignInKind[];
    profile?: DeviceProfile;
    validForMs?: number;
    sessionId?: string;
  }): Promise<{
    stationId: string;
    pairingCode: string;
  }>;
}

const guestsPerInsert = 1000;

export async function makeDoorEvent(
  world: World,
  options: { signIn?: Partial<ActivitySettings['signIn']>; unitName?: string } = {},
): Promise<DoorEvent> {
  const now = world.clock.now();
  const { orm } = world.db;
  const supervisor = await makePerson(world, { name: 'Supervisor', orgType: 'DOOR_SUPERVISOR' });
  const activityId = newId();
  const day = now.slice(0, 10) as typeof activity.$inferInsert.beginDate;
  await orm.insert(activity).values({
    id: activityId,
    category: 'STWEEK',
    code: `door-${activityId}`,
    nameTc: '科技週',
    nameEn: 'Science week',
    namePt: 'Semana da Ciência',
    beginDate: day,
    endDate: day,
    settings: { ...usualSettings, signIn: { ...usualSettings.signIn, ...options.signIn } },
    createdAt: now,
  });
  const unitId = newId();
  await orm.insert(unit).values({ id: unitId, nameTc: options.unitName ?? '澳門大學', createdAt: now });
  const everybody: Guest[] = [];
  return {
    activityId,
    unitId,
    supervisor,
    guests: everybody,
    async addUnit(nameTc) {
      const id = newId();
      await orm.insert(unit).values({ id, nameTc, createdAt: now });
      return id;
    },
    async addGuests(guests) {
      const made: Guest[] = [];
      for (let from = 0; from < guests.length; from += guestsPerInsert) {
        const rows = guests.slice(from, from + guestsPerInsert).map((guest) => ({
          id: newId(),
          activityId,
          unitId,
          ...guest,
          createdAt: now,
        }));
        await orm.insert(participant).values(rows);
        const credentials = await world.db.transaction((tx) => issueCredentials(world, tx, activityId, rows.length));
        await world.db.query(
          `update participant p set credential = c.credential, changed_by = pg_current_xact_id()
           from unnest($1::uuid[], $2::text[]) as c(id, credential) where p.id = c.id`,
          [rows.map(({ id }) => id), credentials],
        );
        rows.forEach(({ id, nameTc = '' }, at) => {
          made.push({ participantId: id, nameTc, credential: credentials[at] ?? '' });
        });
      }
      everybody.push(...made);
      return made;
    },
    async addStation({ gate, kinds = ['ACTIVITY'], profile = 'STEWARD', validForMs = 24 * 3_600_000, sessionId }) {
      const wanted = {
        activityId,
        name: gate,
        kinds,
        gate,
        profile,
        validUntil: plusMs(world.clock.now(), validForMs),
        sessionId,
      };
      const { station, pairingCode } = await createStation(world, supervisor.accountId, wanted);
      return { stationId: station.id, pairingCode };
    },
  };
}
