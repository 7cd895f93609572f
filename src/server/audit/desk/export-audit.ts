import { z } from 'zod';
import { type AuditEntry, auditFilter } from '#contract/audit.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { textIn } from '#domain/locale.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { type AuditFilter, countAudit, listAudit } from './list-audit.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export const auditExport = exportKind<AuditFilter, AuditEntry>({
  kind: 'audit',
  heading: inEach(msg`Audit`),
  access: fundStaff,
  filter: z.object(auditFilter),
  columns: [
    {
      key: 'at',
      heading: inEach(msg({ message: 'Time', context: 'sheet' })),
      cell: ({ at }) => businessDateTime(at),
    },
    {
      key: 'by',
      heading: inEach(msg({ message: 'By', context: 'sheet' })),
      cell: ({ by }, language) => textIn(by ?? {}, language),
    },
    { key: 'action', heading: inEach(msg`Action`), cell: ({ action }) => action },
    {
      key: 'subject',
      heading: inEach(msg({ message: 'Subject', context: 'audit' })),
      cell: ({ subjectKind, subjectId }) => [subjectKind, subjectId].filter(Boolean).join(' '),
    },
    {
      key: 'name',
      heading: inEach(msg({ message: 'Name', context: 'activity' })),
      cell: (entry, language) => textIn(entry.subjectNames ?? {}, language),
    },
    {
      key: 'changes',
      heading: inEach(msg({ message: 'Changes', context: 'sheet' })),
      cell: ({ changes }) => changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
    },
    { key: 'reason', heading: inEach(msg`Reason`), cell: ({ reason }) => reason },
  ],
  count: (world, filter) => countAudit(world.db, filter),
  async page(world, filter, after) {
    const { content, next } = await listAudit(world.db, filter, { after: after ?? undefined, size: rowsAtOnce });
    return { rows: content, next };
  },
});
