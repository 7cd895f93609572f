import { businessDateAt, businessDatePlus, dayMs, type Instant, plusMs } from '#domain/instant.ts';
import type { DemandStatus } from '#domain/public-event/demand.ts';
import type { Transaction } from '#server/db/database.ts';
import { publicDemand } from '#server/public-event/tables.ts';
import { demoUnits } from './demo-accounts.ts';

/** Of which event, where it stands, what is wanted, how many days from now, and what the fund said. */
const demands: readonly (readonly [
  event: 'PUB' | 'PUB2',
  status: DemandStatus,
  title: string,
  text: string,
  inDays: number,
  reason?: string,
])[] = [
  [
    'PUB2',
    'PENDING',
    '講座門外設學生作品展示桌',
    '展示三組中學生的機械人作品，需長桌三張及電源兩個，現場由本會義工講解。',
    30,
  ],
  ['PUB2', 'PENDING', '為輪椅使用者預留座位', '本會約有四名輪椅使用者出席，請預留前排通道旁的位置。', 30],
  [
    'PUB2',
    'REJECTED',
    '講座後借用會場至晚上十時',
    '希望於講座後舉行分享會，約四十人。',
    30,
    '科學館於晚上七時關閉，請改於其他日子申請場地。',
  ],
  ['PUB', 'APPROVED', '嘉年華攤位兩個', '編程體驗及紙飛機工作坊，各需六張椅子。', -20, '攤位為 A12 及 A13。'],
];

/** What an invited unit asked for at public events. */
export async function seedDemands(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const [asker] = await tx.query<{ id: string }>(`select id from account where username = 'sou.weng.i'`);
  if (!asker) return;
  for (const [place, [event, status, title, text, inDays, reason = '']] of demands.entries()) {
    const activityId = activities[event];
    if (!activityId) continue;
    const createdAt = plusMs(now, event === 'PUB' ? -35 * dayMs : -(place + 1) * 7 * 60 * 60_000);
    await tx.orm.insert(publicDemand).values({
      activityId,
      unitId: demoUnits.invited.id,
      accountId: asker.id,
      contact: '蘇詠兒 66123789',
      title,
      text,
      date: businessDatePlus(businessDateAt(now), inDays),
      status,
      reason,
      decidedAt: status === 'PENDING' ? null : plusMs(createdAt, dayMs / 8),
      createdAt,
    });
  }
}
