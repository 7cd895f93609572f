import { eq } from 'drizzle-orm';
import { dayMs, type Instant, plusMs } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { activity } from '#server/activity/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { invitation } from '#server/invitation/tables.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { hashToken } from '#server/secrets.ts';
import type { World } from '#server/world.ts';

type NewInvitation = Partial<typeof invitation.$inferInsert> & { contactEmail: string };

/** The code of the one that waits to be answered; only ever in a demo. */
const demoInvitationCode = 'demo-lotus-invitation';
/** Below the portal's address. */
export const demoInvitationPath = `invitation-register?invitation_code=${demoInvitationCode}`;
/** Of an e-mail that has an account already: Wong Ka Man is invited to the road show as well. */
export const demoBindingCode = 'demo-binding-invitation';

const demoInvitations = (now: Instant): Record<'STW' | 'RS1', NewInvitation[]> => ({
  STW: [
    {
      nameTc: '氹仔光電科技有限公司',
      nameEn: 'Taipa Photonics Ltd.',
      namePt: 'Fotónica da Taipa, Lda.',
      contactPerson: '梁曉彤',
      contactMobile: '66238817',
      contactTelNo: '28827711',
      contactEmail: 'leong.hiotong@taipaphotonics.example',
      state: 'SENT',
      codeHash: hashToken(demoInvitationCode),
      sentAt: plusMs(now, -2 * dayMs),
      sentCount: 1,
      expiresAt: plusMs(now, 28 * dayMs),
    },
    {
      nameTc: '珠海橫琴藍灣生物科技有限公司',
      nameEn: 'Hengqin Blue Bay Biotech Co., Ltd.',
      contactPerson: '陈思远',
      countryCode: '86',
      contactMobile: '13926901188',
      contactEmail: 'chen.siyuan@bluebay.example',
      language: 'sc',
      state: 'OPENED',
      codeHash: hashToken('demo-blue-bay-opened'),
      sentAt: plusMs(now, -6 * dayMs),
      openedAt: plusMs(now, -5 * dayMs),
      sentCount: 1,
      expiresAt: plusMs(now, 24 * dayMs),
    },
    {
      nameTc: '葡語國家農業技術中心',
      nameEn: 'Lusophone Agritech Centre',
      namePt: 'Centro de Tecnologia Agrícola Lusófono',
      contactPerson: 'Marta Figueiredo',
      countryCode: '351',
      contactMobile: '912884510',
      contactEmail: 'marta.figueiredo@agrilusa.example',
      language: 'pt',
      state: 'CREATED',
    },
    {
      nameTc: '澳門海岸機械人有限公司',
      nameEn: 'Macao Coast Robotics Ltd.',
      contactPerson: 'Ng Chi Hou',
      contactMobile: '66901132',
      contactEmail: 'ng.chihou@coastrobotics.example',
      language: 'en',
      state: 'DISABLED',
      codeHash: hashToken('demo-coast-robotics-over'),
      sentAt: plusMs(now, -45 * dayMs),
      sentCount: 2,
      expiresAt: plusMs(now, -15 * dayMs),
    },
  ],
  RS1: [
    {
      nameTc: '蓮景智能科技有限公司',
      nameEn: 'Lin Keng Smart Technology Ltd.',
      namePt: 'Lin Keng Tecnologia Inteligente, Lda.',
      contactPerson: '黃嘉敏',
      contactMobile: '66551204',
      contactEmail: 'wong.kaman@linkeng.example',
      orgType: 'ROADSHOW',
      role: 'MACAU_COM',
      state: 'SENT',
      codeHash: hashToken(demoBindingCode),
      sentAt: plusMs(now, -dayMs),
      sentCount: 1,
      expiresAt: plusMs(now, 29 * dayMs),
    },
  ],
});

/** Companies at every step of an invitation; the mails of the two that wait lie in the outbox with their links. */
export async function seedInvitations(world: World, tx: Transaction, now: Instant, activities: Record<string, string>) {
  for (const [code, rows] of Object.entries(demoInvitations(now))) {
    const [found] = await tx.orm
      .select()
      .from(activity)
      .where(eq(activity.id, activities[code] ?? ''));
    if (!found?.eventId) throw new Error(`no activity ${code} to invite to`);
    const { id: activityId, eventId } = found;
    for (const [place, row] of rows.entries()) {
      await tx.orm
        .insert(invitation)
        .values({ ...row, eventId, activityId, createdAt: plusMs(now, -7 * dayMs - place) });
      const { contactEmail: email, language = 'zh', contactPerson = '', expiresAt, state } = row;
      if (state !== 'SENT' || !expiresAt) continue;
      const opening = code === 'STW' ? demoInvitationCode : demoBindingCode;
      await sendNotice(world, tx, {
        trigger: 'INVITATION',
        activityId,
        to: { email, language, name: { tc: contactPerson } },
        facts: {
          unit: namesOf(row),
          event: namesOf(found),
          code: opening,
          until: { at: expiresAt },
          link: demoInvitationLink(world, opening, activityId),
        },
      });
    }
  }
}

const demoInvitationLink = (world: World, code: string, activityId: string): string =>
  `${world.config.publicUrl}/event/invitation-register?invitation_code=${code}&activityId=${activityId}`;
