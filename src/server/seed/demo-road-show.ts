import { inArray } from 'drizzle-orm';
import { account } from '#server/account/tables.ts';
import { businessDateAt, dayMs, type Instant, plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { matchDays } from '#domain/road-show/match-moves.ts';
import { emptyRecord, type RecordForm, type RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import type { Transaction } from '#server/db/database.ts';
import { textOf } from '#server/road-show/record-text.ts';
import { writeTopics } from '#server/road-show/match/topics.ts';
import { roadShowMatch, roadShowRecord } from '#server/road-show/tables.ts';
import { demoUnits } from './demo-accounts.ts';

interface DemoRecord {
  key: string;
  by: string;
  unit: keyof typeof demoUnits;
  kind: RecordKind;
  status: RecordStatus;
  days: number;
  form: Partial<RecordForm>;
}

const records = (now: Instant): readonly DemoRecord[] => [
  {
    key: 'sensor',
    by: 'chan.kamfai',
    unit: 'university',
    kind: 'RESULT',
    status: '{p}PUBLISHED',
    days: 9,
    form: {
      nameTc: '橋樑監測用低功耗感測晶片',
      nameEn: 'Low-power sensor chip for watching bridges',
      namePt: 'Chip sensor de baixo consumo para vigiar pontes',
      group: 'MICROELECTRONICS',
      content:
        '以能量採集供電的感測晶片，每分鐘回報一次應變、溫度與振動，免換電池。已於嘉樂庇總督大橋試用十八個月，可提早兩週發現支座位移。',
      scope: '橋樑、隧道、高架路及歷史建築的長期監測。',
      readiness: 7,
      partner: '澳門土木工程實驗室',
      amount: '1800000',
      currency: 'MOP',
      cooperation: ['TECHNOLOGY_TRA', 'JOINT_PROD'],
    },
  },
  {
    key: 'herbs',
    by: 'chan.kamfai',
    unit: 'university',
    kind: 'RESULT',
    status: '{p}PUBLISHED',
    days: 6,
    form: {
      nameTc: '中藥材指紋圖譜快速鑑別',
      nameEn: 'Fast identification of Chinese medicinal herbs by their fingerprint',
      namePt: '',
      group: 'CHINESE_MEDICINE',
      content:
        'A handheld spectrometer and a library of 412 herbs tell the species and the place where it grew in forty seconds, with 97.8 % agreement with the laboratory method.',
      scope: 'Customs, hospitals, pharmacies and growers.',
      readiness: 6,
      amount: '950000.00',
      currency: 'RMB',
      cooperation: ['COLLABORATIVE_DEV'],
    },
  },
  {
    key: 'seawater',
    by: 'chan.kamfai',
    unit: 'university',
    kind: 'RESULT',
    status: 'PENDING',
    days: 1,
    form: {
      nameTc: '海水直接電解製氫的抗腐蝕電極',
      namePt: 'Eléctrodos resistentes à corrosão para hidrogénio a partir da água do mar',
      group: 'ENERGY_ENVIRONMENT',
      content: '塗層電極在未淡化海水中連續運行二千小時，效率下降不足百分之三。',
      scope: '海島供能、港口、遊艇。',
      readiness: 4,
      cooperation: ['COLLABORATIVE_DEV', 'OTHER'],
      cooperationOther: '聯合申請研究資助',
    },
  },
  {
    key: 'coating',
    by: 'zhou.yating',
    unit: 'company',
    kind: 'DEMAND',
    status: '{p}PUBLISHED',
    days: 5,
    form: {
      nameTc: '寻找桥梁和码头用的低功耗监测传感器',
      group: 'SMART_CITY',
      content: '我们为沿海桥梁做防腐涂层，需要能埋入涂层、五年免维护的传感器，用来证明涂层下没有锈蚀。',
      keywords: ['传感器', '桥梁', '低功耗', '防腐'],
      deadline: businessDateAt(plusMs(now, 200 * dayMs)),
      amount: '600000',
      currency: 'RMB',
      cooperation: ['TECHNOLOGY_TRA', 'COLLABORATIVE_DEV'],
    },
  },
  {
    key: 'recycling',
    by: 'zhou.yating',
    unit: 'company',
    kind: 'DEMAND',
    status: '{p}PENDING',
    days: 1,
    form: {
      nameEn: 'Recycling of epoxy composites without solvents',
      namePt: 'Reciclagem de compósitos epóxidos sem solventes',
      group: 'NEW_MATERIALS',
      content:
        'Procuramos um processo que separe as fibras da resina sem solventes orgânicos, para lotes de 200 kg por dia.',
      keywords: ['compósito', 'reciclagem', 'epoxy'],
      deadline: businessDateAt(plusMs(now, 320 * dayMs)),
      amount: '45000.50',
      currency: 'USD',
      cooperation: ['JOINT_PROD'],
    },
  },
];

/** What professors and companies have to offer and look for at the first road show, and one who would like to meet. */
export async function seedRoadShow(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const all = records(now);
  const rows = await tx.orm
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.username, [...new Set(all.map(({ by }) => by))]));
  const accountOf = new Map(rows.map(({ id, username }) => [username, id]));
  const activityId = activities['RS1'];
  const ids = new Map(all.map(({ key }) => [key, newId()]));
  const idOf = (key: string) => ids.get(key) ?? newId();
  if (!activityId) return;
  for (const { key, by, unit, kind, status, days, form: said } of all) {
    const form = { ...emptyRecord, ...said };
    const at = plusMs(now, -days * dayMs);
    const isPublished = status === '{p}PUBLISHED';
    const accountId = accountOf.get(by);
    if (!accountId) continue;
    const [row] = await tx.orm
      .insert(roadShowRecord)
      .values({
        id: idOf(key),
        activityId,
        unitId: demoUnits[unit].id,
        accountId,
        kind,
        status,
        keptStatus: isPublished ? status : 'DRAFT',
        statusSince: at,
        form,
        allText: textOf(form),
        ...(isPublished ? { published: form, publishedAt: at, publicText: textOf(form) } : {}),
        createdAt: plusMs(at, -3 * dayMs),
        updatedAt: at,
      })
      .returning();
    if (row) await writeTopics(tx, row);
  }
  const asker = accountOf.get('zhou.yating');
  if (!asker) return;
  await tx.orm.insert(roadShowMatch).values({
    activityId,
    sourceRecordId: idOf('coating'),
    targetRecordId: idOf('sensor'),
    status: 'PENDING',
    statusSince: plusMs(now, -dayMs),
    message: '能否埋入两毫米厚的涂层？希望见面详谈。',
    accountId: asker,
    expiresAt: plusMs(now, (matchDays - 1) * dayMs),
    createdAt: plusMs(now, -dayMs),
  });
}
