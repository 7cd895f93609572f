import { eq } from 'drizzle-orm';
import type { OwnMeeting } from '#contract/meeting.ts';
import type { MeetingDay, MeetingOfDay, OwnOffer } from '#contract/meeting-day.ts';
import type { ScheduleComparison, ScheduleRunDetail } from '#contract/schedule.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type BusinessDate, instantOf, plusMs } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { participant } from '#server/participant/tables.ts';
import { settleMeetings } from '#server/schedule/attendance/settle-meetings.ts';
import { scheduleJobs } from '#server/schedule/jobs.ts';
import { scheduleWish } from '#server/schedule/tables.ts';
import { openFund } from './enrollments.ts';
import { outbox } from './participants.ts';
import { makePerson, type Person } from './people.ts';
import { type Guest, makeGuests, makeSupervisor, pairPhone, type Phone } from './sign-in-door.ts';
import type { Answer, TestWorld } from './world.ts';
import { waitForDeeds } from './deeds.ts';

export const minute = 60_000;
/** When the first meetings of the day begin. */
export const ten = instantOf(Date.parse('2026-12-01T10:00:00+08:00'));

type Name = 'Ana' | 'Bao' | 'Chi' | 'Dina' | 'Eva' | 'Fay';
const names: readonly Name[] = ['Ana', 'Bao', 'Chi', 'Dina', 'Eva', 'Fay'];
type Method = 'get' | 'post' | 'put';

interface Member extends Person {
  unitId: string;
  /** Whom the unit sends. */
  guest: Guest;
}

/**
 * The morning of a day of meetings, five minutes before the first. Two tables and two times, so that Ana and Bao meet Chi
 * and Dina and nobody else: Eva waits for Ana, and so, after her, does Fay.
 */
export class MeetingMorning {
  readonly world: TestWorld;
  readonly fair: string;
  readonly rui: Person;
  readonly members: Record<Name, Member>;
  readonly phone: Phone;

  private constructor(
    world: TestWorld,
    made: { fair: string; rui: Person; members: Record<Name, Member>; phone: Phone },
  ) {
    this.world = world;
    this.fair = made.fair;
    this.rui = made.rui;
    this.members = made.members;
    this.phone = made.phone;
  }

  /** @param password of everybody, where somebody logs in with it */
  static async open(world: TestWorld, password?: string): Promise<MeetingMorning> {
    const login = password === undefined ? {} : { password };
    const { week: fair } = await openFund(world);
    world.clock.set(plusMs(ten, -5 * minute));
    const sessions = [{ day: '2026-12-01' as BusinessDate, from: '10:00', to: '11:00' }];
    const visits = { matchingMinutes: 20, restMinutes: 10, halls: [{ name: 'T', tables: 2 }], sessions };
    await world.db.orm
      .update(activity)
      .set({ settings: { ...usualSettings, visits } })
      .where(eq(activity.id, fair));
    const staff = { name: 'Rui Santos', orgType: 'FUND_REVIEWER', unitId: null } as const;
    const rui = await makePerson(world, { ...staff, activities: [fair], ...login });
    const guests = await makeGuests(world, fair, names);
    const members: Partial<Record<Name, Member>> = {};
    for (const [at, name] of names.entries()) {
      const person = await makePerson(world, {
        name: `${name} ${fair.slice(-6)}`,
        orgType: 'DOCKING_EXHIBITOR',
        activities: [fair],
        ...login,
      });
      const guest = guests[at];
      const { unitId } = person;
      if (!guest || !unitId) throw new Error('nobody to send');
      await world.db.orm.update(participant).set({ unitId }).where(eq(participant.id, guest.id));
      members[name] = { ...person, unitId, guest };
    }
    const phone = await pairPhone(world, world, (await makeSupervisor(world)).token, fair);
    const morning = new MeetingMorning(world, { fair, rui, members: members as Record<Name, Member>, phone });
    await morning.#schedule();
    return morning;
  }

  async #schedule(): Promise<void> {
    const pairs: [Name, Name, number][] = [
      ['Ana', 'Chi', 9],
      ['Ana', 'Dina', 9],
      ['Bao', 'Chi', 9],
      ['Bao', 'Dina', 9],
      ['Ana', 'Eva', 2],
      ['Ana', 'Fay', 1],
    ];
    await this.world.db.orm.insert(scheduleWish).values(
      pairs.map(([a, b, weight]) => ({
        id: newId(),
        activityId: this.fair,
        unitA: this.members[a].unitId,
        unitB: this.members[b].unitId,
        weight,
        must: false,
        createdAt: this.world.clock.now(),
      })),
    );
    const started = await this.call<{ runId: string }>(this.rui, 'post', `/admin/schedule/${this.fair}/runs`, {
      steps: 500,
    });
    await runDueJobs(this.world, scheduleJobs);
    await this.release(started.body.runId);
  }

  call<Body>(
    who: Pick<Person, 'token'>,
    method: Method,
    path: string,
    body?: object,
  ): Promise<Answer<Body & ErrorBody>> {
    return this.world.call<Body & ErrorBody>(method, path, { token: who.token, ...(body && { body }) });
  }

  async release(runId: string): Promise<void> {
    const run = (await this.call<ScheduleRunDetail>(this.rui, 'get', `/admin/schedule/runs/${runId}`)).body;
    const path = `/admin/schedule/runs/${runId}`;
    const { plan } = (await this.call<ScheduleComparison>(this.rui, 'get', `${path}/comparison`)).body;
    const { status } = await this.call(this.rui, 'post', `${path}/release`, { version: run.version, plan });
    if (status !== 200) throw new Error('not released');
    await waitForDeeds(this.world);
  }

  /** So many minutes after ten, and what falls due by then is done. */
  async at(minutes: number, ms = 0): Promise<void> {
    this.world.clock.set(plusMs(ten, minutes * minute + ms));
    await settleMeetings(this.world);
  }

  /** Signed in at the door now. */
  async arrive(...who: Name[]): Promise<void> {
    await this.phone.send(who.map((name) => this.phone.scan(this.members[name].guest)));
  }

  async meetingsOf(who: Name): Promise<OwnMeeting[]> {
    const path = `/schedule/meetings?activityId=${this.fair}`;
    return (await this.call<{ meetings: OwnMeeting[] }>(this.members[who], 'get', path)).body.meetings;
  }

  /** The first meeting of somebody, and with whom it is. */
  async firstOf(who: Name): Promise<{ meeting: OwnMeeting; other: Name }> {
    const [meeting] = await this.meetingsOf(who);
    const other = names.find((name) => this.members[name].unitId === meeting?.with.id);
    if (!meeting || !other) throw new Error('no meeting');
    return { meeting, other };
  }

  async offersTo(who: Name): Promise<OwnOffer[]> {
    const path = `/schedule/offers?activityId=${this.fair}`;
    return (await this.call<{ offers: OwnOffer[] }>(this.members[who], 'get', path)).body.offers;
  }

  answer(who: Name, offerId: string | undefined, answer: 'accept' | 'decline') {
    return this.call<{ status: string }>(this.members[who], 'post', `/schedule/offers/${offerId}/answer`, { answer });
  }

  async day(query = ''): Promise<MeetingDay> {
    return (await this.call<MeetingDay>(this.rui, 'get', `/admin/schedule/${this.fair}/day?size=100${query}`)).body;
  }

  async ofDay(meetingId: string): Promise<MeetingOfDay> {
    const found = (await this.day()).content.find(({ id }) => id === meetingId);
    if (!found) throw new Error('not of the day');
    return found;
  }

  async mark(meetingId: string, move: string, more: { absent?: string; who?: Person; version?: number } = {}) {
    const { begin, version } = await this.ofDay(meetingId);
    const { who = this.rui, absent = '' } = more;
    const body = { meetingId, begin, version: more.version ?? version, move, absent, note: 'Seen at the table' };
    return this.call(who, 'post', `/admin/schedule/${this.fair}/day/marks`, body);
  }

  async newsTo(who: Pick<Person, 'email'>, kind: string) {
    return (await outbox(this.world)).filter((sent) => sent.to === who.email && sent.kind === kind);
  }
}
