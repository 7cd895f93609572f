import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DeskInvitation, invitationFilter } from '#contract/invitation.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import type { InvitationState } from '#domain/invitation/words.ts';
import { nameIn } from '#domain/locale.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { deskInvitation, deskInvitations } from './rows.ts';
import { type InvitationFilter, invitationsWhere } from './search-invitations.ts';
import { columnWords } from './sheet-columns.ts';
import { invitation } from '../tables.ts';

export const stateWords: Record<InvitationState, Words> = {
  CREATED: words('未發送', '未发送', 'Not sent yet', 'Por enviar'),
  SENT: words('已發送', '已发送', 'Sent', 'Enviado'),
  OPENED: words('已開啟', '已打开', 'Opened', 'Aberto'),
  BIND_OFFERED: words('待綁定帳戶', '待绑定账户', 'Account to be linked', 'Conta por associar'),
  ACTIVATED: words('已登記', '已登记', 'Registered', 'Registado'),
  DISABLED: words('已停用', '已停用', 'Disabled', 'Desactivado'),
};

const moment = (at: Instant | null): string => (at ? businessDateTime(at) : '');

export const invitationExport = exportKind<InvitationFilter, DeskInvitation>({
  kind: 'invitations',
  heading: words('邀請', '邀请', 'Invitations', 'Convites'),
  access: fundStaff,
  filter: z.object({ ...invitationFilter, unanswered: z.union([z.boolean(), z.stringbool()]).optional() }),
  columns: [
    {
      key: 'unit',
      heading: words('單位', '单位', 'Unit', 'Entidade'),
      cell: (row, language) => nameIn(row, language),
    },
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ activity }, language) => nameIn(activity ?? {}, language),
    },
    {
      key: 'state',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ state }, language) => stateWords[state][language],
    },
    {
      key: 'sentAt',
      heading: words('發送時間', '发送时间', 'Sent on', 'Enviado em'),
      cell: ({ sentAt }) => moment(sentAt),
    },
    {
      key: 'sentCount',
      heading: words('發送次數', '发送次数', 'Times sent', 'N.º de envios'),
      cell: ({ sentCount }) => sentCount,
    },
    {
      key: 'activatedAt',
      heading: words('登記時間', '登记时间', 'Registered on', 'Registado em'),
      cell: ({ activatedAt }) => moment(activatedAt),
    },
    { key: 'contactPerson', heading: columnWords.contactPerson, personal: true, cell: (row) => row.contactPerson },
    { key: 'contactEmail', heading: columnWords.contactEmail, personal: true, cell: (row) => row.contactEmail },
    {
      key: 'contactMobile',
      heading: columnWords.contactMobile,
      personal: true,
      cell: (row) => (row.contactMobile ? `+${row.countryCode} ${row.contactMobile}` : ''),
    },
  ],
  async count({ db }, filter) {
    const [row] = await db.orm
      .select({ total: sql<number>`count(*)::int` })
      .from(invitation)
      .where(invitationsWhere(filter));
    return row?.total ?? 0;
  },
  async page({ db }, filter, after) {
    const stored = await deskInvitations(db)
      .where(and(invitationsWhere(filter), behindPage(invitation.createdAt, invitation.id, after)))
      .orderBy(desc(invitation.createdAt), desc(invitation.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(stored, rowsAtOnce, ({ row }) => ({ at: row.createdAt, id: row.id }));
    return { rows: content.map(deskInvitation), next };
  },
});
