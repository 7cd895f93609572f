import { and, eq } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { WishedChange } from '#domain/participant/wished-change.ts';
import { account, membership, membershipActivity } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { sealWish } from '#server/participant/change/change-view.ts';
import { columnsOf, type PersonRow, personOf, personColumns } from '#server/participant/stored-person.ts';
import { participant, participantChange, participantList } from '#server/participant/tables.ts';
import { tellPerson } from '#server/participant/tell/tell-person.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import type { World } from '#server/world.ts';
import { demoUnits } from './demo-accounts.ts';
import { demoPerson, type Hospitality, type Origin } from './demo-people.ts';

/** Units that only send people; nobody logs in for them. */
const guestUnits = [
  ['澳門科技創新中心', 'Macao Centre for Innovation in Technology', 'Centro de Inovação Tecnológica de Macau'],
  [
    '中山大學先進材料研究院',
    'Institute of Advanced Materials, Zhongshan',
    'Instituto de Materiais Avançados de Zhongshan',
  ],
  ['葡語國家商會', 'Chamber of Portuguese-Speaking Countries', 'Câmara dos Países de Língua Portuguesa'],
  ['深圳灣生物醫藥有限公司', 'Shenzhen Bay Biomedical Ltd.', 'Biomédica da Baía de Shenzhen, Lda.'],
  ['氹仔海洋實驗室', 'Taipa Marine Laboratory', 'Laboratório Marinho da Taipa'],
  ['廣州智造協會', 'Guangzhou Smart Manufacturing Association', 'Associação de Fabrico Inteligente de Cantão'],
  ['里斯本科技園', 'Lisbon Technology Park', 'Parque Tecnológico de Lisboa'],
  ['路環綠色能源學社', 'Coloane Green Energy Society', 'Sociedade de Energia Verde de Coloane'],
] as const;

interface DemoList {
  unitId: string;
  status: ListStatus;
  people: readonly Origin[];
}

const of = (origin: Origin, count: number): Origin[] => Array.from({ length: count }, () => origin);

/** Loads lists in every state for the road shows: most are locked, so that there is somebody to scan. */
export async function seedParticipants(
  world: World,
  tx: Transaction,
  activities: Readonly<Record<string, string>>,
): Promise<void> {
  const [first, second] = [activities['RS1'], activities['RS2']];
  if (!first || !second) return;
  const guests = guestUnits.map(([nameTc, nameEn, namePt]) => ({
    id: newId(),
    nameTc,
    nameEn,
    namePt,
    createdAt: world.clock.now(),
  }));
  await tx.orm.insert(unit).values(guests);
  const guest = (place: number): string => guests[place]?.id ?? '';
  const today: DemoList[] = [
    { unitId: demoUnits.university.id, status: 'LOCKED', people: [...of('macau', 9), ...of('abroad', 2)] },
    { unitId: demoUnits.company.id, status: 'SUBMITTED', people: of('mainland', 6) },
    { unitId: guest(0), status: 'LOCKED', people: of('macau', 12) },
    { unitId: guest(1), status: 'LOCKED', people: of('mainland', 12) },
    { unitId: guest(2), status: 'LOCKED', people: [...of('abroad', 9), ...of('macau', 3)] },
    { unitId: guest(3), status: 'CHANGE_REQUESTED', people: of('mainland', 10) },
    { unitId: guest(4), status: 'LOCKED', people: of('macau', 11) },
    { unitId: guest(5), status: 'LOCKED', people: of('mainland', 10) },
    { unitId: guest(6), status: 'LOCKED', people: of('abroad', 9) },
    { unitId: guest(7), status: 'LOCKED', people: of('macau', 12) },
  ];
  const ahead: DemoList[] = [
    { unitId: demoUnits.university.id, status: 'DRAFT', people: of('macau', 2) },
    { unitId: guest(1), status: 'SUBMITTED', people: of('mainland', 4) },
    { unitId: guest(2), status: 'SUBMITTED', people: of('abroad', 3) },
    { unitId: guest(6), status: 'LOCKED', people: of('abroad', 3) },
  ];
  let place = 0;
  for (const [activityId, lists] of [
    [first, today],
    [second, ahead],
  ] as const) {
    const activity = await findActivity(tx, activityId);
    for (const list of lists) {
      await seedList(world, tx, activity, list, place);
      place += list.people.length;
    }
  }
}

const hospitality = ({ settings: { hotel, dinner } }: ActivityRow): Hospitality | null =>
  hotel && { dinner: dinner !== null, firstNight: hotel.firstNight, lastMorning: hotel.lastNight };

async function seedList(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  list: DemoList,
  place: number,
): Promise<void> {
  const [owner] = await tx.orm.select().from(unit).where(eq(unit.id, list.unitId));
  if (!owner) throw new Error('a demo list without a unit');
  const isDraft = list.status === 'DRAFT';
  const isLocked = list.status === 'LOCKED' || list.status === 'CHANGE_REQUESTED';
  const entered = plusMs(world.clock.now(), -9 * dayMs + place * 1000);
  const rows = list.people.map((origin, i) => {
    const id = newId();
    const columns = columnsOf(world, id, demoPerson(origin, place + i, hospitality(activity)), owner);
    // The last one of a draft still waits for the code from their phone.
    const phoneVerifiedAt = isDraft && i === list.people.length - 1 ? null : entered;
    const seat = isLocked && columns.dinner ? { dinnerTable: String(1 + Math.floor((place + i) / 10)) } : {};
    const createdAt = plusMs(entered, i * 60_000);
    return { ...columns, ...seat, id, activityId: activity.id, unitId: owner.id, phoneVerifiedAt, createdAt };
  });
  const people = await tx.orm.insert(participant).values(rows).returning(personColumns);
  const sender = await accountOf(tx, owner, activity);
  const sent = isDraft ? null : plusMs(entered, dayMs);
  const [stored] = await tx.orm
    .insert(participantList)
    .values({
      activityId: activity.id,
      unitId: owner.id,
      status: list.status,
      representativeId: isDraft ? null : (people[0]?.id ?? null),
      submittedBy: sent && sender,
      submittedAt: sent,
      lockedAt: isLocked ? plusMs(entered, 3 * dayMs) : null,
      createdAt: entered,
    })
    .returning();
  if (isLocked) await seedCodes(world, tx, activity, people, owner.id === demoUnits.university.id);
  if (list.status === 'CHANGE_REQUESTED' && stored) await seedChange(world, tx, activity, stored.id, people);
}

async function accountOf(tx: Transaction, owner: UnitRow, activity: ActivityRow): Promise<string | null> {
  const [found] = await tx.orm
    .select({ id: account.id })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .innerJoin(membershipActivity, eq(membershipActivity.membershipId, membership.id))
    .where(and(eq(membership.unitId, owner.id), eq(membershipActivity.activityId, activity.id)));
  return found?.id ?? null;
}

/** @param told whether they are also sent, so that the outbox has some to read */
async function seedCodes(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  people: readonly PersonRow[],
  told: boolean,
): Promise<void> {
  const codes = await issueCredentials(world, tx, activity.id, people.length);
  for (const [i, row] of people.entries()) {
    const credential = codes[i] ?? null;
    await tx.orm.update(participant).set({ credential }).where(eq(participant.id, row.id));
    if (told) await tellPerson(world, tx, { kind: 'CODE_READY', activity, row: { ...row, credential } });
  }
}

/** A unit that wants somebody else to come, and one person to stay a night longer. */
async function seedChange(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  listId: string,
  people: readonly PersonRow[],
): Promise<void> {
  const [, leaving, staying] = people;
  const [asker] = await tx.orm.select({ id: account.id }).from(account).where(eq(account.username, 'zhou.yating'));
  if (!leaving || !staying || !asker) return;
  const before = { [leaving.id]: personOf(world, leaving), [staying.id]: personOf(world, staying) };
  const changes: WishedChange[] = [
    { kind: 'edit', participantId: leaving.id, person: demoPerson('mainland', 907, hospitality(activity)) },
    {
      kind: 'edit',
      participantId: staying.id,
      person: { ...personOf(world, staying), title: '副总裁', dinner: true, diet: '素食' },
    },
  ];
  const id = newId();
  await tx.orm.insert(participantChange).values({
    id,
    listId,
    activityId: activity.id,
    reason: '同事因工作安排未能出席，改由另一位同事參加。',
    sealed: sealWish(world, id, { changes, representativeId: null, before }),
    askedBy: asker.id,
    askedAt: plusMs(world.clock.now(), -dayMs / 4),
  });
}
