import { eq } from 'drizzle-orm';
import { businessDateAt, businessDatePlus, type Instant } from '#domain/instant.ts';
import { account } from '#server/account/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { supplementNotice } from '#server/notice/tables.ts';
import type { World } from '#server/world.ts';
import { demoUnits } from './demo-accounts.ts';

/** What some of the demo's people have been told, and what the activities ask of those enrolled. */
export async function seedNotices(world: World, tx: Transaction, activities: Record<string, string>): Promise<void> {
  const now = world.clock.now();
  const { STW = '', RS1 = '' } = activities;
  await tx.orm.insert(supplementNotice).values([...asked(STW, now), ...announced(RS1, now)]);

  const [exhibitor] = await tx.orm.select().from(account).where(eq(account.username, 'wong.kaman'));
  const [professor] = await tx.orm.select().from(account).where(eq(account.username, 'chan.kamfai'));
  if (!exhibitor || !professor) return;
  await sendNotice(world, tx, {
    trigger: 'ENROLLMENT_RECEIVED',
    to: exhibitor.id,
    activityId: STW,
    facts: { unit: text(demoUnits.exhibitor) },
  });
  await sendNotice(world, tx, {
    trigger: 'SUPPLEMENT_PUBLISHED',
    to: exhibitor.id,
    activityId: STW,
    facts: { title: videoName, text: videoText, until: { day: businessDatePlus(businessDateAt(now), 18) } },
  });
  await sendNotice(world, tx, {
    trigger: 'STAFF_NOTICE',
    to: professor.id,
    activityId: RS1,
    facts: { title: openingName, text: openingText },
  });
}

const text = ({ nameTc: tc, nameEn: en, namePt: pt }: { nameTc: string; nameEn: string; namePt: string }) => ({
  tc,
  en,
  pt,
});

const videoName = { tc: '提交展品短片', en: 'Video of your exhibit', pt: 'Vídeo do produto exposto' };
const videoText = {
  tc: '請上傳一段不超過三分鐘的展品短片，將於展場大屏幕播放。',
  en: 'Please upload a video of your exhibit of at most three minutes. It will be shown on the large screen of the hall.',
  pt: 'Carregue um vídeo do produto com três minutos no máximo. Será exibido no ecrã grande do recinto.',
};
const openingName = { tc: '開幕典禮時間更改', en: 'The opening begins earlier', pt: 'A abertura começa mais cedo' };
const openingText = {
  tc: '開幕典禮改於上午九時三十分舉行，請提前十五分鐘到場。',
  en: 'The opening now begins at half past nine. Please be there a quarter of an hour before.',
  pt: 'A cerimónia de abertura começa às nove e meia. Compareça um quarto de hora antes.',
};

const asked = (activityId: string, now: Instant): (typeof supplementNotice.$inferInsert)[] => [
  {
    activityId,
    nameTc: videoName.tc,
    nameEn: videoName.en,
    namePt: videoName.pt,
    textTc: videoText.tc,
    textEn: videoText.en,
    textPt: videoText.pt,
    status: 'A',
    dueDate: businessDatePlus(businessDateAt(now), 18),
    position: 1,
    createdAt: now,
    publishedAt: now,
  },
  {
    activityId,
    nameTc: '預訂額外電力',
    nameEn: 'Extra power supply',
    namePt: 'Alimentação eléctrica adicional',
    textTc: '如展品需要額外電力，請說明所需瓦數。',
    textEn: 'If your exhibit needs more power than usual, say how many watts.',
    textPt: 'Se o seu produto precisar de mais potência do que o habitual, indique quantos watts.',
    status: 'CLOSED',
    reasonTc: '場地已截止接受申請。',
    reasonEn: 'The hall takes no more requests.',
    reasonPt: 'O recinto já não aceita pedidos.',
    position: 2,
    createdAt: now,
    publishedAt: now,
  },
];

const announced = (activityId: string, now: Instant): (typeof supplementNotice.$inferInsert)[] => [
  {
    activityId,
    nameTc: '提交簡報檔案',
    nameEn: 'Slides of your talk',
    namePt: 'Diapositivos da sua apresentação',
    textTc: '請於路演前上傳簡報檔案，以便主辦方準備播放設備。',
    textEn: 'Please upload your slides before the road show, so that the equipment can be prepared.',
    textPt: 'Carregue os diapositivos antes da apresentação, para que o equipamento seja preparado.',
    status: 'SOON',
    reasonTc: '名單鎖定後開放。',
    reasonEn: 'Opens once the lists are locked.',
    reasonPt: 'Abre quando as listas forem bloqueadas.',
    position: 1,
    createdAt: now,
  },
];
