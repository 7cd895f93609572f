import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DeskInvitation, invitationFilter } from '#contract/invitation.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import type { InvitationState } from '#domain/invitation/words.ts';
import { nameIn } from '#domain/locale.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { deskInvitation, deskInvitations } from './rows.ts';
import { type InvitationFilter, invitationsWhere } from './search-invitations.ts';
import { columnWords } from './sheet-columns.ts';
import { invitation } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export const stateWords: Record<InvitationState, Words> = {
  CREATED: inEach(msg({ message: 'Not sent yet', context: 'sheet' })),
  SENT: inEach(msg({ message: 'Sent', context: 'invitation' })),
  OPENED: inEach(msg`Opened`),
  BIND_OFFERED: inEach(msg`Account to be linked`),
  ACTIVATED: inEach(msg({ message: 'Registered', context: 'sheet' })),
  DISABLED: inEach(msg`Disabled`),
};

const moment = (at: Instant | null): string => (at ? businessDateTime(at) : '');

export const invitationExport = exportKind<InvitationFilter, DeskInvitation>({
  kind: 'invitations',
  heading: inEach(msg`Invitations`),
  access: fundStaff,
  filter: z.object({ ...invitationFilter, unanswered: z.union([z.boolean(), z.stringbool()]).optional() }),
  columns: [
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: (row, language) => nameIn(row, language),
    },
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ activity }, language) => nameIn(activity ?? {}, language),
    },
    {
      key: 'state',
      heading: inEach(msg`State`),
      cell: ({ state }, language) => stateWords[state][language],
    },
    {
      key: 'sentAt',
      heading: inEach(msg({ message: 'Sent on', context: 'invitation' })),
      cell: ({ sentAt }) => moment(sentAt),
    },
    {
      key: 'sentCount',
      heading: inEach(msg({ message: 'Times sent', context: 'sheet' })),
      cell: ({ sentCount }) => sentCount,
    },
    {
      key: 'activatedAt',
      heading: inEach(msg({ message: 'Registered on', context: 'invitation' })),
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
