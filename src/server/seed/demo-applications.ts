import { emptyApplication } from '#domain/application/check-application.ts';
import { emptyBoard } from '#domain/application/check-boards.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { partsOf } from '#server/application/stored-form.ts';
import { application, board } from '#server/application/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { demoUnits } from './demo-accounts.ts';

/** What a demo exhibitor chose: a science-popularising section that every kind of exhibitor may have. */
export const demoChoices = { typeId: 2, categoryId: 4, selfDesigned: false } as const;

const shown = [
  { exhibitContentTc: '茶藝機械人', descriptionTc: '現場沏茶，觀眾可與機械人對話。', printTitleTc: '茶藝機械人' },
  { exhibitContentTc: '智能樓宇節能系統', descriptionTc: '以數據預測用電，節省能源。', printTitleTc: '智能節能' },
];

/** What was filled in before a demo application was handed in. */
export async function seedApplication(
  tx: Transaction,
  of: { enrollmentId: string; unit: keyof typeof demoUnits; booths: number; accountId: string; at: Instant },
): Promise<void> {
  const { nameTc, nameEn } = demoUnits[of.unit];
  const parts = partsOf({
    ...emptyApplication,
    exhibitor: {
      ...emptyApplication.exhibitor,
      nameTc,
      nameEn,
      summary: '研發服務型機械人及智能系統。',
      website: 'https://lotus.example',
      contactPerson: '黃嘉敏',
      contactMobile: '66123456',
    },
    keyProductSummaryTc: '會沏茶的機械人，適用於酒店及展館。',
    keyProductSummaryEn: 'A robot that makes tea, for hotels and exhibitions.',
  });
  const { enrollmentId, accountId, at } = of;
  await tx.orm.insert(application).values({ enrollmentId, ...parts, updatedAt: at, updatedBy: accountId });
  const boards = Array.from({ length: of.booths }, (_, position) => ({
    ...emptyBoard(newId()),
    ...shown[position % shown.length],
    enrollmentId,
    position,
  }));
  await tx.orm.insert(board).values(boards);
}
