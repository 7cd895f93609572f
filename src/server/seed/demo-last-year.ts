import { asc, eq, inArray } from 'drizzle-orm';
import { usualHall, usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import {
  type BusinessDate,
  businessDateAt,
  businessDatePlus,
  dayMs,
  hourMs,
  type Instant,
  minuteMs,
  msOf,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import { type SignInKind, kindsOf } from '#domain/participant/kinds.ts';
import { usualSeatSettings } from '#domain/public-event/settings.ts';
import { emptyRecord } from '#domain/road-show/record-form.ts';
import { account } from '#server/account/tables.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { participant, participantList } from '#server/participant/tables.ts';
import { publicEvent, publicRegistration } from '#server/public-event/tables.ts';
import { textOf } from '#server/road-show/record-text.ts';
import { roadShowMatch, roadShowRecord } from '#server/road-show/tables.ts';
import { scheduleWish } from '#server/schedule/tables.ts';
import { attempt, signIn } from '#server/sign-in/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { seedRun } from './demo-schedule.ts';

/** It was held so many days ago. */
const ago = 352;

const yearOf = (day: BusinessDate): string => day.slice(0, 4);

type NewActivity = typeof activity.$inferInsert;

function lastYears(
  now: Instant,
): Pick<NewActivity, 'category' | 'code' | 'nameTc' | 'nameEn' | 'namePt' | 'settings'>[] {
  const begins = businessDatePlus(businessDateAt(now), -ago);
  const year = yearOf(begins);
  return [
    {
      category: 'STWEEK',
      code: 'STW-LAST',
      nameTc: `${year} 創新成果展`,
      nameEn: `Exhibition of Innovation ${year}`,
      namePt: `Mostra de Inovação ${year}`,
      settings: usualSettings,
    },
    {
      category: 'ROADSHOW',
      code: 'RS-LAST',
      nameTc: `${year} 科研合作對接日`,
      nameEn: `Research Partnering Days ${year}`,
      namePt: `Jornadas de Parceria Científica ${year}`,
      settings: {
        ...usualSettings,
        hotel: { firstNight: businessDatePlus(begins, -1), lastNight: businessDatePlus(begins, 2), roomsPerNight: 60 },
        dinner: { sitting: 'welcome', at: plusMs(startOfBusinessDate(begins), 19 * hourMs), seats: 90 },
        visits: {
          matchingMinutes: 20,
          restMinutes: 5,
          halls: [{ name: usualHall, tables: 4 }],
          sessions: [{ day: businessDatePlus(begins, 1), from: '10:00', to: '12:30' }],
        },
      },
    },
    {
      category: 'PUBLIC',
      code: 'PUB-LAST',
      nameTc: `${year} 親子科學日`,
      nameEn: `Family Science Day ${year}`,
      namePt: `Dia da Ciência em Família ${year}`,
      settings: usualSettings,
    },
  ];
}

/** How many units sent how many people, of whom not everybody came. */
const sent = { 'STW-LAST': [7, 5], 'RS-LAST': [6, 7], 'PUB-LAST': [3, 4] } as const;
const seats = [4, 2, 3, 1, 28, 2, 5, 4, 2, 6] as const;
/** Units whose people stay at the hotel and come to the dinner, where there is one. */
const inRoadShow = (code: string): boolean => code === 'RS-LAST';

/**
 * The same week a year ago, against which this year's is measured: with what is left of it once names are erased. The
 * units are those that nobody logs in for.
 *
 * @returns the id of each of its activities by its code
 */
export async function seedLastYear(tx: Transaction, now: Instant): Promise<Record<string, string>> {
  const held = plusMs(now, -ago * dayMs);
  const eventId = newId({ msecs: msOf(held) });
  const year = yearOf(businessDateAt(held));
  await tx.orm.insert(event).values({
    id: eventId,
    nameTc: `${year} 科技展覽週`,
    nameEn: `Technology Week ${year}`,
    namePt: `Semana da Tecnologia ${year}`,
  });
  const begins = businessDateAt(held);
  const window = { enrollBeginDate: businessDatePlus(begins, -90), enrollEndDate: businessDatePlus(begins, -20) };
  const rows = lastYears(now).map((one) => ({
    ...one,
    ...window,
    id: newId({ msecs: msOf(held) }),
    eventId,
    beginDate: begins,
    endDate: businessDatePlus(begins, 3),
    placeTc: '澳門威尼斯人金光會展',
    placeEn: 'Cotai Expo, The Venetian Macao',
    placePt: 'Cotai Expo, The Venetian Macao',
    createdAt: plusMs(held, -120 * dayMs),
  }));
  await tx.orm.insert(activity).values(rows);
  const [staff] = await tx.orm.select({ id: account.id }).from(account).where(eq(account.username, 'lei.chiwai'));
  const units = await tx.orm
    .select({ id: unit.id })
    .from(unit)
    .where(inArray(unit.nameEn, [...unitNames]))
    .orderBy(asc(unit.nameEn));
  if (!staff) throw new Error('no account of the fund');
  const of = { staffId: staff.id, held };
  for (const { id, code } of rows) {
    const [count, people] = sent[code as keyof typeof sent];
    const unitIds = units.slice(0, count).map((one) => one.id);
    await seedRegistered(tx, { ...of, activityId: id, code, unitIds });
    for (const [at, unitId] of unitIds.entries())
      await seedPeople(tx, { held, activityId: id, unitId, count: people + (at % 3), isHosted: inRoadShow(code) });
    if (code === 'RS-LAST') await seedMeetings(tx, { ...of, activityId: id, unitIds });
    if (code === 'PUB-LAST') await seedVisitors(tx, { held, activityId: id });
  }
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]));
}

const unitNames = [
  'Taipa Marine Laboratory',
  'Macao Centre for Innovation in Technology',
  'Guangzhou Smart Manufacturing Association',
  'Lisbon Technology Park',
  'Coloane Green Energy Society',
  'Mirror Sea Sensing',
  'Taipa Cloud Services',
] as const;

interface Of {
  held: Instant;
  staffId: string;
  activityId: string;
  unitIds: readonly string[];
}

const orgTypeOf: Record<string, 'EXHIBITOR' | 'ROADSHOW' | 'PUBLIC_INVITED'> = {
  'STW-LAST': 'EXHIBITOR',
  'RS-LAST': 'ROADSHOW',
  'PUB-LAST': 'PUBLIC_INVITED',
};

async function seedRegistered(tx: Transaction, { held, staffId, activityId, code, unitIds }: Of & { code: string }) {
  const since = plusMs(held, -40 * dayMs);
  const registered = await tx.orm
    .insert(enrollment)
    .values(
      unitIds.map((unitId) => ({
        activityId,
        unitId,
        accountId: staffId,
        orgType: orgTypeOf[code] ?? 'EXHIBITOR',
        // Nothing of it waits for anybody: its booths are built and gone.
        status: code === 'STW-LAST' ? ('CLOSE' as const) : ('{p}PASS' as const),
        statusSince: since,
        createdAt: plusMs(since, -9 * dayMs),
        updatedAt: since,
        submittedAt: plusMs(since, -6 * dayMs),
      })),
    )
    .returning({ id: enrollment.id });
  await tx.orm.insert(statusChange).values(
    registered.flatMap(({ id: caseId }, at) =>
      historyOf(at).map(([action, hoursBefore], place) => {
        const {
          from: [fromStatus],
          to: toStatus,
          by: [role],
        } = openingMoves[action];
        return {
          caseType: 'enrollment',
          caseId,
          action,
          fromStatus,
          toStatus,
          role,
          accountId: staffId,
          version: place + 2,
          at: plusMs(since, -hoursBefore * hourMs),
        };
      }),
    ),
  );
}

/** How an application went, in hours before its last status. Most came back once for correction. */
function historyOf(at: number): ['submit' | 'return' | 'resubmit' | 'approve', number][] {
  return at % 4 === 0
    ? [
        ['submit', 144],
        ['approve', 0],
      ]
    : [
        ['submit', 144],
        ['return', 120 - 7 * at],
        ['resubmit', 60 - 5 * at],
        ['approve', 0],
      ];
}

interface Sent {
  held: Instant;
  activityId: string;
  unitId: string;
  count: number;
  isHosted: boolean;
}

/** People without names, of whom every sixth stayed at home. */
async function seedPeople(tx: Transaction, { held, activityId, unitId, count, isHosted }: Sent): Promise<void> {
  const enteredAt = plusMs(held, -30 * dayMs);
  await tx.orm.insert(participantList).values({
    activityId,
    unitId,
    status: 'ERASED',
    submittedAt: enteredAt,
    lockedAt: plusMs(enteredAt, 9 * dayMs),
    createdAt: enteredAt,
  });
  const begins = businessDateAt(held);
  for (let at = 0; at < count; at++) {
    const [dinner, hotel] = [isHosted && at % 4 !== 3, isHosted && at % 2 === 0];
    const participantId = newId();
    await tx.orm.insert(participant).values({
      id: participantId,
      activityId,
      unitId,
      nameTc: '',
      nameEn: '',
      pinyin: '',
      title: '',
      searchText: '',
      grams: [],
      dinner,
      hotel,
      checkIn: hotel ? businessDatePlus(begins, -1) : null,
      checkOut: hotel ? businessDatePlus(begins, 2) : null,
      createdAt: enteredAt,
    });
    if (at % 6 === 5) continue;
    for (const kind of kindsOf({ dinner, hotel }))
      await seedSignIn(tx, { activityId, participantId, kind, at: plusMs(held, at * minuteMs) });
  }
}

async function seedSignIn(
  tx: Transaction,
  { at, ...of }: { activityId: string; participantId: string; kind: SignInKind; at: Instant },
): Promise<void> {
  const attemptId = newId();
  const where = { gate: 'A', deviceName: 'A1' };
  await tx.orm.insert(attempt).values({
    ...of,
    ...where,
    id: attemptId,
    scope: '',
    seq: 1,
    source: 'TYPED',
    shown: 'ADMIT',
    wallTime: at,
    estimatedTime: at,
    uncertaintyMs: 0,
    override: false,
    overrideLeased: false,
    bodyHash: attemptId,
    verdict: 'ACCEPTED',
    reply: '{}',
    receivedAt: at,
  });
  await tx.orm.insert(signIn).values({
    ...of,
    ...where,
    id: newId(),
    scope: '',
    attemptId,
    firstAt: at,
    createdAt: at,
    active: true,
    voided: false,
  });
}

/** Results of three units that the others wanted to hear of, and who met. */
async function seedMeetings(tx: Transaction, { held, staffId, activityId, unitIds }: Of): Promise<void> {
  const at = plusMs(held, -25 * dayMs);
  const titles = [
    ['潮汐能浮標', 'Buoys that live on the tides', 'Bóias movidas pelas marés'],
    ['老橋結構監測', 'Watching old bridges', 'Vigilância de pontes antigas'],
    ['粵語語音識別', 'Speech recognition for Cantonese', 'Reconhecimento de fala em cantonês'],
    ['尋找節能冷鏈方案', 'Wanted: a cold chain that saves energy', 'Procura-se: cadeia de frio eficiente'],
    ['尋找碼頭巡檢機械人', 'Wanted: robots that inspect quays', 'Procura-se: robôs que inspeccionem cais'],
    ['尋找多語客服工具', 'Wanted: help desks in three languages', 'Procura-se: atendimento em três línguas'],
  ] as const;
  const records = unitIds.slice(0, titles.length).map((unitId, place) => {
    const [nameTc = '', nameEn = '', namePt = ''] = titles[place] ?? [];
    const form = { ...emptyRecord, nameTc, nameEn, namePt };
    const status = '{p}PUBLISHED' as const;
    return {
      id: newId(),
      activityId,
      unitId,
      accountId: staffId,
      kind: place < 3 ? ('RESULT' as const) : ('DEMAND' as const),
      status,
      keptStatus: status,
      statusSince: at,
      form,
      allText: textOf(form),
      published: form,
      publishedAt: at,
      publicText: textOf(form),
      createdAt: at,
      updatedAt: at,
    };
  });
  await tx.orm.insert(roadShowRecord).values(records);
  const wishes = records.slice(0, 3).flatMap((result, one) =>
    records.slice(3).flatMap((demand, other) => {
      if ((one + other) % 3 === 2) return [];
      return [{ result, demand }];
    }),
  );
  await tx.orm.insert(roadShowMatch).values(
    wishes.map(({ result, demand }) => ({
      activityId,
      sourceRecordId: demand.id,
      targetRecordId: result.id,
      status: 'PASS' as const,
      statusSince: at,
      accountId: staffId,
      expiresAt: held,
      createdAt: at,
    })),
  );
  await tx.orm.insert(scheduleWish).values(
    wishes.map(({ result, demand }) => ({
      id: newId(),
      activityId,
      unitA: result.unitId,
      unitB: demand.unitId,
      weight: 1,
      must: false,
      createdAt: at,
    })),
  );
  await seedRun(tx, { activityId, staffId, at: plusMs(held, -5 * dayMs), seed: 1, state: 'PUBLISHED' });
}

async function seedVisitors(tx: Transaction, { held, activityId }: Pick<Of, 'held' | 'activityId'>): Promise<void> {
  await tx.orm.insert(publicEvent).values({
    activityId,
    ...usualSeatSettings,
    seats: 200,
    taken: seats.reduce((sum, count) => sum + count, 0),
    lastArrival: seats.length,
  });
  await tx.orm.insert(publicRegistration).values(
    seats.map((count, place) => {
      const id = newId();
      const at = plusMs(held, (place - 40) * hourMs);
      return {
        id,
        activityId,
        arrival: place + 1,
        status: 'SEATED' as const,
        statusSince: at,
        toldStatus: 'SEATED' as const,
        seats: count,
        name: '',
        language: 'zh' as const,
        sealed: '',
        emailFingerprint: id,
        consentAt: at,
        createdAt: at,
      };
    }),
  );
}
