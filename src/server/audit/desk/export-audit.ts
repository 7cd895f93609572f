import { z } from 'zod';
import { type AuditEntry, auditFilter } from '#contract/audit.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { textIn } from '#domain/locale.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { type AuditFilter, countAudit, listAudit } from './list-audit.ts';

export const auditExport = exportKind<AuditFilter, AuditEntry>({
  kind: 'audit',
  heading: { zh: '操作記錄', sc: '操作记录', en: 'Audit', pt: 'Auditoria' },
  access: fundStaff,
  filter: z.object(auditFilter),
  columns: [
    {
      key: 'at',
      heading: { zh: '時間', sc: '时间', en: 'Time', pt: 'Data e hora' },
      cell: ({ at }) => businessDateTime(at),
    },
    {
      key: 'by',
      heading: { zh: '操作人', sc: '操作人', en: 'By', pt: 'Por' },
      cell: ({ by }, language) => textIn(by ?? {}, language),
    },
    { key: 'action', heading: { zh: '操作', sc: '操作', en: 'Action', pt: 'Acção' }, cell: ({ action }) => action },
    {
      key: 'subject',
      heading: { zh: '對象', sc: '对象', en: 'Subject', pt: 'Objecto' },
      cell: ({ subjectKind, subjectId }) => [subjectKind, subjectId].filter(Boolean).join(' '),
    },
    {
      key: 'name',
      heading: { zh: '名稱', sc: '名称', en: 'Name', pt: 'Nome' },
      cell: (entry, language) => textIn(entry.subjectNames ?? {}, language),
    },
    {
      key: 'changes',
      heading: { zh: '更改內容', sc: '更改内容', en: 'Changes', pt: 'Alterações' },
      cell: ({ changes }) => changes.map(({ field, from, to }) => `${field}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
    },
    { key: 'reason', heading: { zh: '原因', sc: '原因', en: 'Reason', pt: 'Motivo' }, cell: ({ reason }) => reason },
  ],
  count: (world, filter) => countAudit(world.db, filter),
  async page(world, filter, after) {
    const { content, next } = await listAudit(world.db, filter, { after: after ?? undefined, size: rowsAtOnce });
    return { rows: content, next };
  },
});
