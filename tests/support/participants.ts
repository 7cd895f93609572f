import { desc } from 'drizzle-orm';
import type { MyList } from '#contract/participant/participant.ts';
import { usualSettings, type ActivitySettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import type { Person } from '#domain/participant/person.ts';
import { activity } from '#server/activity/tables.ts';
import { allJobs } from '#server/all-jobs.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { message } from '#server/message/tables.ts';
import { type MessageContent, openContent } from '#server/message/write-message.ts';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { lockLists } from './deeds.ts';
import { makePerson, type Person as Somebody, type PersonOptions } from './people.ts';
import type { Answer, TestWorld } from './world.ts';

/** The first day of the tests' road show; the clock of a test world starts on the day before the window closes. */
export const roadShowDay = '2026-11-25' as BusinessDate;

const settings: ActivitySettings = {
  ...usualSettings,
  participantLimit: 3,
  participantWindow: { begin: '2026-11-01' as BusinessDate, end: '2026-11-22' as BusinessDate },
  hotel: { firstNight: '2026-11-24' as BusinessDate, lastNight: '2026-11-26' as BusinessDate, roomsPerNight: 2 },
  dinner: { sitting: 'welcome', at: '2026-11-25T11:00:00.000Z' as never, seats: 2 },
};

export async function makeRoadShow(world: TestWorld, changed: Partial<ActivitySettings> = {}): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'ROADSHOW',
    code: `RS-${id.slice(-8)}`,
    nameTc: '產學研路演',
    nameEn: 'Road show',
    namePt: 'Roadshow',
    beginDate: roadShowDay,
    endDate: '2026-11-26' as BusinessDate,
    settings: { ...settings, ...changed },
    createdAt: world.clock.now(),
  });
  return id;
}

let phones = 0;

/** Everything right about Chan Tai Man, who has a phone and a document of his own. */
export function somebody(changed: Partial<Person> = {}): Person {
  phones++;
  return {
    nameTc: '陳大文',
    nameEn: 'Chan Tai Man',
    pinyin: 'CHEN DA WEN',
    title: '教授',
    gender: 'SIR',
    birthDate: '1975-06-01' as BusinessDate,
    nationality: 'CN',
    documentType: 'PASSPORT',
    documentNumber: `MA${String(1_000_000 + phones)}`,
    wechatId: 'taiman75',
    phoneCountry: '853',
    phone: `6${String(2_000_000 + phones)}`,
    email: '',
    language: 'zh',
    dinner: false,
    diet: '',
    hotel: false,
    checkIn: null,
    checkOut: null,
    ...changed,
  };
}

export const exhibitor = (world: TestWorld, activityId: string, options: PersonOptions = {}): Promise<Somebody> =>
  makePerson(world, { name: 'Ana Lei', orgType: 'ROADSHOW', activities: [activityId], ...options });

/** @param activities those to decide about */
export const reviewer = (world: TestWorld, activities: readonly string[] = []): Promise<Somebody> =>
  makePerson(world, { name: 'Rui Santos', orgType: 'FUND_REVIEWER', unitId: null, activities });

export const administrator = (world: TestWorld): Promise<Somebody> =>
  makePerson(world, { name: 'Mei Wong', orgType: 'FUND_ADMIN', unitId: null });

/** The people of an activity as staff find them. @param query filters of the list, each behind an `&` */
export const searchPeople = async (
  world: TestWorld,
  { token }: Pick<Somebody, 'token'>,
  activityId: string,
  query: string,
) =>
  (
    await world.call<{ content: StaffPerson[]; totalElements: number }>(
      'get',
      `/staff/participants?activityId=${activityId}${query}`,
      { token },
    )
  ).body;

/** What a unit does with its list of one activity. */
export function listOf(world: TestWorld, { token }: Pick<Somebody, 'token'>, activityId: string) {
  const base = `/activities/${activityId}`;
  const call = (method: string, path: string, body?: unknown): Promise<Answer<MyList>> =>
    world.call<MyList>(method, base + path, { token, body });
  return {
    read: () => call('get', '/participant-list'),
    add: (person: Person) => call('post', '/participants', { person }),
    edit: (id: string, version: number, person: Person) => call('put', `/participants/${id}`, { version, person }),
    remove: (id: string, version: number) => call('post', `/participants/${id}/remove`, { version }),
    represent: (version: number, participantId: string) =>
      call('post', '/participant-list/representative', { version, participantId }),
    submit: (version: number) => call('post', '/participant-list/submit', { version }),
    withdraw: (version: number) => call('post', '/participant-list/withdraw', { version }),
    askChange: (body: object) => call('post', '/participant-list/change', body),
    withdrawChange: (version: number) => call('post', '/participant-list/change/withdraw', { version }),
    async verify(person: Pick<Person, 'phone' | 'phoneCountry'>): Promise<void> {
      const phone = { phoneCountry: person.phoneCountry, phone: person.phone };
      await call('post', '/phone-codes', phone);
      const [sent] = await outbox(world);
      await call('post', '/phone-codes/check', { ...phone, code: codeIn(sent?.text ?? '') });
    },
  };
}

export const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';

export type Sent = MessageContent & Pick<typeof message.$inferSelect, 'kind' | 'channel' | 'state' | 'language'>;

/** Every message whose contents are kept, newest first. */
export async function outbox(world: TestWorld): Promise<Sent[]> {
  const rows = await world.db.orm.select().from(message).orderBy(desc(message.createdAt), desc(message.id));
  return rows.flatMap((row) => {
    const content = openContent(world, row);
    return content ? [{ ...content, ...pick(row) }] : [];
  });
}

const pick = ({ kind, channel, state, language }: typeof message.$inferSelect) => ({ kind, channel, state, language });

/** A list with these people, verified, the first of them representing the unit, sent to the fund. */
export async function sentList(world: TestWorld, who: Somebody, activityId: string, people: Person[]): Promise<MyList> {
  const list = listOf(world, who, activityId);
  for (const person of people) {
    await list.verify(person);
    await list.add(person);
  }
  const { body: filled } = await list.read();
  const { body: represented } = await list.represent(filled.version, filled.people[0]?.id ?? '');
  const sent = await list.submit(represented.version);
  if (sent.status !== 200) throw new Error(`the list was not taken: ${JSON.stringify(sent.body)}`);
  return sent.body;
}

export async function lockedList(
  world: TestWorld,
  who: Somebody,
  activityId: string,
  people: Person[],
): Promise<MyList> {
  await sentList(world, who, activityId, people);
  await lockLists(world, await administrator(world), activityId, [who.unitId ?? '']);
  return (await listOf(world, who, activityId).read()).body;
}

export const doJobs = (world: TestWorld): Promise<number> => runDueJobs(world, allJobs);
