import { eq } from 'drizzle-orm';
import { arrange } from '#domain/schedule/arrange.ts';
import { change } from '#domain/schedule/change.ts';
import type { PlacedMeeting, Problem } from '#domain/schedule/problem.ts';
import { type Instant, minuteMs, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { account } from '#server/account/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { planOf } from '#server/schedule/plan-of.ts';
import { writeMeetings } from '#server/schedule/release-run.ts';
import { scheduleParty, scheduleRun, scheduleWish } from '#server/schedule/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { demoUnits } from './demo-accounts.ts';

const steps = 4000;

/** Who shows something at the docking besides the units that have accounts, and who looks for something. */
const makers = [
  ['鏡海傳感科技', 'Mirror Sea Sensing', 'Sensores Mar do Espelho'],
  ['氹仔雲端服務', 'Taipa Cloud Services', 'Serviços Nuvem da Taipa'],
  ['路環水質檢測', 'Coloane Water Analysis', 'Análise de Água de Coloane'],
  ['望廈醫療器械', 'Mong Ha Medical Devices', 'Dispositivos Médicos Mong Há'],
  ['西灣節能照明', 'Sai Van Efficient Lighting', 'Iluminação Eficiente Sai Van'],
  ['筷子基視覺識別', 'Fai Chi Kei Machine Vision', 'Visão Artificial Fai Chi Kei'],
] as const;
const buyers = [
  ['媽閣連鎖超市', 'Barra Supermarkets', 'Supermercados da Barra'],
  ['新口岸物業管理', 'New Harbour Property Care', 'Gestão Predial Novo Porto'],
  ['祐漢中醫診所', 'Iao Hon Chinese Medicine Clinic', 'Clínica de Medicina Chinesa Iao Hon'],
  ['黑沙度假酒店', 'Hac Sa Beach Resort', 'Estância Praia de Hac Sá'],
  ['內港物流', 'Inner Harbour Logistics', 'Logística Porto Interior'],
  ['議事亭旅行社', 'Leal Senado Travel', 'Viagens Leal Senado'],
] as const;

const unitsNamed = (names: readonly (readonly [string, string, string])[]) =>
  names.map(([nameTc, nameEn, namePt]) => ({ id: newId(), nameTc, nameEn, namePt }));

/** The first meeting that has another time without moving any other. */
function firstMove(problem: Problem, placed: readonly PlacedMeeting[]) {
  for (const { meeting, slot: from } of placed) {
    for (let slot = 0; slot < problem.slots; slot++) {
      const moved = slot === from ? null : change(problem, placed, [{ meeting, slot }]);
      if (moved?.placed) return { meeting, placed: moved.placed };
    }
  }
  return null;
}

interface SeededRun {
  activityId: string;
  staffId: string;
  at: Instant;
  seed: number;
  state: 'PUBLISHED' | 'RUN_DRAFT';
}

/** A schedule that was computed from the wishes of an activity: released, or a draft in which one meeting was moved. */
export async function seedRun(tx: Transaction, { activityId, staffId, at, seed, state }: SeededRun): Promise<void> {
  const { slots, parties, wanted, places } = await planOf(tx, activityId);
  const problem: Problem = { slots: slots.length, parties, wanted, places, pins: [] };
  const { placed: found, certificate } = arrange(problem, { seed, progress: (step) => step / steps });
  const moved = state === 'RUN_DRAFT' ? firstMove(problem, found) : null;
  const run = {
    id: newId(),
    activityId,
    state,
    seed,
    inputs: { problem, slots, steps },
    progress: 1,
    placed: moved?.placed ?? found,
    pinned: moved ? [moved.meeting] : [],
    changed: moved !== null,
    certificate,
    createdBy: staffId,
    createdAt: at,
    ...(state === 'PUBLISHED' && { releasedBy: staffId, releasedAt: plusMs(at, minuteMs) }),
  };
  await tx.orm.insert(scheduleRun).values(run);
  if (state === 'PUBLISHED') await writeMeetings(tx, run);
}

/** A docking day that was computed and released, and the draft in which staff go on working. */
export async function seedSchedule(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const activityId = activities['DOC'];
  const [staff] = await tx.orm.select({ id: account.id }).from(account).where(eq(account.username, 'lei.chiwai'));
  if (!activityId || !staff) return;
  const [more, others] = [unitsNamed(makers), unitsNamed(buyers)];
  await tx.orm.insert(unit).values([...more, ...others].map((one) => ({ ...one, createdAt: now })));
  const ofA = [demoUnits.exhibitor.id, demoUnits.robots.id, ...more.map(({ id }) => id)];
  const ofB = [demoUnits.customer.id, demoUnits.company.id, ...others.map(({ id }) => id)];
  const wishes = ofA.flatMap((unitA, a) =>
    ofB.flatMap((unitB, b) =>
      (a * 3 + b * 5) % 4 === 0 && b > 0
        ? []
        : [{ id: newId(), activityId, unitA, unitB, weight: 1 + ((a + b * 2) % 5), must: a === b, createdAt: now }],
    ),
  );
  await tx.orm.insert(scheduleWish).values(wishes);
  const { slots } = await planOf(tx, activityId);
  const away = (first: number, last: number) => {
    const [from, until] = [slots[first]?.begin, slots[last]?.end];
    return from && until ? [{ from, until }] : [];
  };
  await tx.orm.insert(scheduleParty).values([
    { activityId, unitId: demoUnits.exhibitor.id, atOnce: 2, least: 4, away: [] },
    { activityId, unitId: demoUnits.customer.id, atOnce: 1, least: 0, away: away(6, 17) },
    { activityId, unitId: demoUnits.company.id, atOnce: 1, least: 0, away: away(0, 5) },
  ]);
  const run = (seed: number, state: SeededRun['state']) =>
    seedRun(tx, { activityId, staffId: staff.id, at: plusMs(now, (seed - 40) * minuteMs), seed, state });
  await run(1, 'PUBLISHED');
  await run(2, 'RUN_DRAFT');
}
