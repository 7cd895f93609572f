import { z } from 'zod';
import { enrollmentFilter } from '#contract/dashboard.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { statusOfWire } from '#domain/enrollment/status.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, textIn } from '#domain/locale.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { roleWords } from '#server/account/role-words.ts';
import { countEnrollments, type EnrollmentFilter, listEnrollments } from './list-enrollments.ts';
import { words } from '#server/sheet/sheet-words.ts';
import { type ExportedEnrollment, withContacts } from './exported-enrollment.ts';
import { statusWords } from './status-words.ts';

/** Of the status as the calls write it. */
function statusWord(word: string, language: Locale): string {
  const status = statusOfWire(word);
  return status ? statusWords[status][language] : word;
}

export const enrollmentExport = exportKind<EnrollmentFilter, ExportedEnrollment>({
  kind: 'enrollments',
  heading: { zh: '報名', sc: '报名', en: 'Registrations', pt: 'Inscrições' },
  access: fundStaff,
  filter: z.object(enrollmentFilter),
  columns: [
    {
      key: 'activity',
      heading: { zh: '活動', sc: '活动', en: 'Event', pt: 'Evento' },
      cell: ({ activityNames }, language) => textIn(activityNames, language),
    },
    {
      key: 'unit',
      heading: { zh: '單位', sc: '单位', en: 'Unit', pt: 'Entidade' },
      cell: ({ unitNames }, language) => textIn(unitNames, language),
    },
    {
      key: 'orgType',
      heading: { zh: '身份', sc: '身份', en: 'Role', pt: 'Função' },
      cell: ({ orgType }, language) => roleWords[language][orgType],
    },
    {
      key: 'status',
      heading: { zh: '狀態', sc: '状态', en: 'Status', pt: 'Estado' },
      cell: ({ status }, language) => statusWord(status, language),
    },
    {
      key: 'statusSince',
      heading: { zh: '狀態時間', sc: '状态时间', en: 'Status since', pt: 'Estado desde' },
      cell: ({ statusSince }) => businessDateTime(statusSince),
    },
    {
      key: 'boothsCount',
      heading: { zh: '申請展位', sc: '申请展位', en: 'Booths wished', pt: 'Stands pedidos' },
      cell: ({ boothsCount }) => boothsCount,
    },
    {
      key: 'assignBoothsCount',
      heading: { zh: '批准展位', sc: '批准展位', en: 'Booths approved', pt: 'Stands aprovados' },
      cell: ({ assignBoothsCount }) => assignBoothsCount,
    },
    {
      key: 'places',
      heading: words('展位位置', '展位位置', 'Booth places', 'Lugares dos stands'),
      cell: ({ places }) => places.join(', '),
    },
    {
      key: 'contractor',
      heading: words('承建商', '承建商', 'Contractor', 'Montador'),
      cell: ({ contractorNames }, language) => textIn(contractorNames ?? {}, language),
    },
    {
      key: 'contact',
      heading: words('聯絡人', '联系人', 'Contact person', 'Pessoa de contacto'),
      personal: true,
      cell: ({ applicant }, language) => textIn(applicant.names, language),
    },
    {
      key: 'contactEmail',
      heading: words('電郵', '邮箱', 'E-mail', 'E-mail'),
      personal: true,
      cell: ({ applicant }) => applicant.email,
    },
    {
      key: 'contactMobile',
      heading: words('手機', '手机', 'Mobile', 'Telemóvel'),
      personal: true,
      cell: ({ applicant }) => applicant.mobile,
    },
    {
      key: 'createdAt',
      heading: { zh: '開始時間', sc: '开始时间', en: 'Begun', pt: 'Início' },
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'submittedAt',
      heading: { zh: '提交時間', sc: '提交时间', en: 'Submitted', pt: 'Entrega' },
      cell: ({ submittedAt }) => (submittedAt ? businessDateTime(submittedAt) : null),
    },
  ],
  count: countEnrollments,
  async page(world, filter, after) {
    const { content, next } = await listEnrollments(world, filter, { after: after ?? undefined, size: rowsAtOnce });
    return { rows: await withContacts(world.db, content), next };
  },
});
