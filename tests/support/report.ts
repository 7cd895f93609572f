import { eq } from 'drizzle-orm';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { intentStatuses } from '#domain/docking/intent-moves.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { newId } from '#domain/id.ts';
import { businessDatePlus, type BusinessDate, plusMs } from '#domain/instant.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { usualSeatSettings } from '#domain/public-event/settings.ts';
import { registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { answerStatuses } from '#domain/questionnaire/status.ts';
import { applicationStatuses } from '#domain/recruitment/application-moves.ts';
import type { ReportFigure } from '#domain/report/figures.ts';
import { matchStatuses } from '#domain/road-show/match-moves.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { activity, event } from '#server/activity/tables.ts';
import { dockingIntent, dockingProduct } from '#server/docking/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { participant } from '#server/participant/tables.ts';
import { publicEvent, publicRegistration } from '#server/public-event/tables.ts';
import { questionnaire, questionnaireRecipient } from '#server/questionnaire/tables.ts';
import { sealPart } from '#server/recruitment/application/applicant.ts';
import { jobApplication, recruitmentPosition } from '#server/recruitment/tables.ts';
import { roadShowMatch, roadShowRecord } from '#server/road-show/tables.ts';
import { scheduleMeeting, scheduleOutcome, scheduleRun } from '#server/schedule/tables.ts';
import { attempt, signIn } from '#server/sign-in/tables.ts';
import { goodProduct } from './docking.ts';
import { goodPosition } from './recruitment.ts';
import { goodDemand, goodResult } from './road-show.ts';
import { makeGuests } from './sign-in-door.ts';
import type { TestWorld } from './world.ts';

const hour = 3_600_000;
const applicants = 6;

export interface Made {
  eventId: string;
  activities: Record<ActivityCategory, string>;
}

/** An event of every category with as much of everything as chance wills; the same for the same seed. */
export async function makeEvent(
  world: TestWorld,
  { begins, seed, units, accountId }: { begins: BusinessDate; seed: number; units: string[]; accountId: string },
): Promise<Made> {
  const { orm } = world.db;
  const random = seededNumbers(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const now = world.clock.now();
  const since = { statusSince: now, createdAt: now };
  const touched = { ...since, updatedAt: now };
  const eventId = newId();
  await orm.insert(event).values({ id: eventId, nameTc: '科技週', nameEn: `Week of ${begins}` });
  const activities = {} as Made['activities'];
  for (const category of ['STWEEK', 'PCLOSE', 'ROADSHOW', 'DOCKING', 'RECRUIT', 'PUBLIC'] as const) {
    const id = newId();
    activities[category] = id;
    await orm.insert(activity).values({
      id,
      eventId,
      category,
      code: `R-${id.slice(-10)}`,
      nameTc: category,
      nameEn: category,
      beginDate: begins,
      endDate: businessDatePlus(begins, 1),
      settings: usualSettings,
      createdAt: now,
    });
    // Units once in force and, some of them, once not.
    for (const unitId of units.filter(() => random() < 0.7)) {
      const status = one(enrollmentStatuses);
      const row = { activityId: id, unitId, accountId, orgType: 'EXHIBITOR' as const, ...touched };
      await orm.insert(enrollment).values({ id: newId(), ...row, status });
      if (random() < 0.3) await orm.insert(enrollment).values({ id: newId(), ...row, status: 'APPLY_CANCELED' });
    }
    await makeDoor(world, { activityId: id, units, random });
    await makeQuestionnaires(world, { activityId: id, units, random });
  }

  const records = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const id = newId();
      const kind = at % 2 === 0 ? 'RESULT' : 'DEMAND';
      const form = kind === 'RESULT' ? goodResult : goodDemand;
      const own = { activityId: activities.ROADSHOW, unitId: one(units), accountId, kind, form } as const;
      const status = '{p}PUBLISHED' as const;
      await orm.insert(roadShowRecord).values({ id, ...own, status, keptStatus: status, ...touched });
      return id;
    }),
  );
  for (let at = 0; at < 12; at += 2) {
    for (const other of [1, 3].map((step) => records[(at + step) % 12])) {
      await orm.insert(roadShowMatch).values({
        id: newId(),
        activityId: activities.ROADSHOW,
        sourceRecordId: records[at] ?? '',
        targetRecordId: other ?? '',
        status: one(matchStatuses),
        accountId,
        expiresAt: now,
        ...since,
      });
    }
  }

  for (const exhibitorUnitId of units.slice(0, 4)) {
    const productId = newId();
    const status = 'PASSED' as const;
    const own = { activityId: activities.DOCKING, unitId: exhibitorUnitId, accountId, form: goodProduct };
    await orm.insert(dockingProduct).values({ id: productId, ...own, status, keptStatus: status, ...touched });
    for (const customerUnitId of units.slice(2)) {
      await orm.insert(dockingIntent).values({
        id: newId(),
        activityId: activities.DOCKING,
        productId,
        exhibitorUnitId,
        customerUnitId,
        status: one(intentStatuses),
        askedBy: 'CUSTOMER',
        accountId,
        ...since,
      });
    }
  }

  for (const category of ['ROADSHOW', 'DOCKING'] as const) {
    for (const state of ['SUPERSEDED', 'PUBLISHED'] as const) {
      const runId = newId();
      const run = { activityId: activities[category], state, seed: 1, createdBy: accountId, createdAt: now };
      await orm
        .insert(scheduleRun)
        .values({ id: runId, ...run, inputs: { problem: {}, slots: [], steps: 1 } as never });
      for (let slot = 0; slot < 10; slot++) {
        const wishId = newId();
        const [unitA, unitB] = [units[slot % units.length] ?? '', units[(slot + 1 + below(2)) % units.length] ?? ''];
        // Some are still to come.
        const beginsAt = plusMs(now, (slot < 8 ? -1 - slot : slot) * hour);
        const place = {
          place: 'Hall',
          tableNumber: 1,
          laneA: 0,
          laneB: 0,
          beginsAt,
          endsAt: plusMs(beginsAt, hour / 2),
        };
        await orm
          .insert(scheduleMeeting)
          .values({ runId, wishId, activityId: activities[category], unitA, unitB, slot, ...place });
        const said = { wishId, activityId: activities[category], note: '', accountId, at: now };
        if (random() < 0.5)
          await orm.insert(scheduleOutcome).values({ ...said, side: 'A', outcome: one(['AGREED', 'NOT_HELD']) });
        if (random() < 0.3) await orm.insert(scheduleOutcome).values({ ...said, side: 'B', outcome: 'NOT_HELD' });
      }
    }
  }

  for (const unitId of [...units.slice(0, 3), ...units.slice(0, 2)]) {
    const positionId = newId();
    const status = 'PASSED' as const;
    const own = { activityId: activities.RECRUIT, unitId, accountId, form: goodPosition };
    await orm.insert(recruitmentPosition).values({ id: positionId, ...own, status, keptStatus: status, ...touched });
    for (let who = 0; who < applicants; who++) {
      if (random() < 0.4) continue;
      const id = newId();
      const said = { email: `applicant-${who}@example.org`, countryCode: '853', mobile: '66123456', message: '' };
      await orm.insert(jobApplication).values({
        id,
        positionId,
        status: one(applicationStatuses),
        name: `Applicant ${who}`,
        language: 'en',
        sealed: sealPart(world, id, said),
        emailFingerprint: `of-${seed}-${who}`,
        consentAt: now,
        keepUntil: '2027-12-31' as BusinessDate,
        ...since,
        createdAt: plusMs(now, -below(1000) * 1000),
      });
    }
  }

  await orm.insert(publicEvent).values({ activityId: activities.PUBLIC, ...usualSeatSettings });
  for (let arrival = 1; arrival <= 20; arrival++) {
    await orm.insert(publicRegistration).values({
      id: newId(),
      activityId: activities.PUBLIC,
      arrival,
      status: one(registrationStatuses),
      seats: 1 + below(3),
      name: `Visitor ${arrival}`,
      language: 'pt',
      sealed: '',
      emailFingerprint: `visitor-${seed}-${arrival}`,
      consentAt: now,
      ...since,
    });
  }
  return { eventId, activities };
}

interface Part {
  activityId: string;
  units: readonly string[];
  random: () => number;
}

/** People of every unit, of whom some came to what they registered for, some left again and some were taken back. */
async function makeDoor(world: TestWorld, { activityId, units, random }: Part): Promise<void> {
  const { orm } = world.db;
  const now = world.clock.now();
  for (const unitId of units) {
    const names = Array.from({ length: 3 }, (_, at) => `Guest ${at}`);
    const guests = await makeGuests(world, activityId, names, { dinner: random() < 0.5, hotel: random() < 0.5 });
    for (const guest of guests) {
      const gone = random() < 0.1 ? { cancelledAt: now } : random() < 0.1 ? { removedAt: now } : {};
      await orm
        .update(participant)
        .set({ unitId, ...gone })
        .where(eq(participant.id, guest.id));
      for (const kind of signInKinds.filter(() => random() < 0.5)) {
        for (const scope of kind === 'HOTEL' && random() < 0.5 ? ['', 'OUT'] : ['']) {
          const attemptId = newId();
          const of = { activityId, participantId: guest.id, kind, scope };
          await orm.insert(attempt).values({
            ...of,
            id: attemptId,
            seq: 1,
            source: 'TYPED',
            shown: 'ADMIT',
            wallTime: now,
            estimatedTime: now,
            uncertaintyMs: 0,
            override: false,
            overrideLeased: false,
            gate: 'A',
            deviceName: 'Phone',
            bodyHash: attemptId,
            verdict: 'ACCEPTED',
            reply: '{}',
            receivedAt: now,
          });
          const at = { attemptId, firstAt: now, gate: 'A', deviceName: 'Phone', createdAt: now };
          await orm.insert(signIn).values({ id: newId(), ...of, ...at, active: random() < 0.8, voided: false });
        }
      }
    }
  }
}

/** One with names and an anonymous one. */
async function makeQuestionnaires(world: TestWorld, { activityId, units, random }: Part): Promise<void> {
  const { orm } = world.db;
  const now = world.clock.now();
  for (const [at, anonymous] of [false, true].entries()) {
    const id = newId();
    const said = { status: 'CLOSED' as const, statusSince: now, createdAt: now, anonymous };
    await orm.insert(questionnaire).values({ id, activityId, number: at + 1, ...said });
    for (const [which, unitId] of units.entries()) {
      const status = answerStatuses[Math.floor(random() * 3)] ?? 'INVITED';
      await orm.insert(questionnaireRecipient).values({
        id: newId(),
        questionnaireId: id,
        anonymous,
        number: which + 1,
        unitId,
        name: `Respondent ${which}`,
        language: 'zh',
        status: anonymous && status === 'PARTIAL' ? 'ANSWERED' : status,
        ...(status === 'ANSWERED' && !anonymous ? { answeredAt: now } : {}),
      });
    }
  }
}

interface Of {
  activityId: string;
  unitId?: string | undefined;
}

const atDoor = (kind: string) => (of: Of) => ['/sign-in/people', { ...of, signed: 'fully', kind }] as const;

/** Where the list is that a number of the report leads to, as its page asks for it (`web/report/figure-lists.ts`). */
const lists: Record<ReportFigure, (of: Of) => readonly [path: string, query: object]> = {
  registered: (of) => ['/admin/enrollments', { ...of, standing: 'registered', size: 5 }],
  visitors: ({ activityId }) => [`/public-events/${activityId}/registrations`, { status: 'SEATED' }],
  came: atDoor('ACTIVITY'),
  cameToDinner: atDoor('DINNER_PARTY'),
  cameToHotel: atDoor('HOTEL'),
  matched: (of) => ['/road-show/matches', { ...of, status: 'PASS' }],
  docked: (of) => ['/docking/intents', { ...of, status: 'DOCKED' }],
  met: ({ activityId, unitId }) => [`/admin/schedule/${activityId}/held-meetings`, unitId ? { unitId } : {}],
  applied: (of) => ['/recruit/talents', of],
  answered: (of) => ['/questionnaires', of],
};

interface Listed {
  content: { answered: number }[];
  totalElements: number;
  next: string | null;
}

/** As many as the list has: read to its end, or as it counts itself; of questionnaires the sum of their answers. */
export async function countInList(world: TestWorld, token: string, figure: ReportFigure, of: Of): Promise<number> {
  const [path, query] = lists[figure](of);
  const ask = async (more: object) => {
    const given = Object.entries({ ...query, ...more }).filter(([, value]) => value !== undefined);
    const answer = await world.call<Listed>(
      'get',
      `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`,
      { token },
    );
    if (answer.status !== 200) throw new Error(`${figure}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  if (figure === 'answered') {
    const { content } = await ask({ size: 100 });
    return content.reduce((sum, { answered }) => sum + answered, 0);
  }
  if (figure !== 'registered') return (await ask({})).totalElements;
  let count = 0;
  for (let after: string | null = ''; after !== null;) {
    const page: Listed = await ask(after ? { after } : {});
    count += page.content.length;
    after = page.next;
  }
  return count;
}
