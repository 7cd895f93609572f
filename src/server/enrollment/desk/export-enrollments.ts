import { z } from 'zod';
import { enrollmentFilter } from '#contract/dashboard.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, textIn } from '#domain/locale.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { countEnrollments, type EnrollmentFilter, listEnrollments } from './list-enrollments.ts';
import { type ExportedEnrollment, withContacts } from './exported-enrollment.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

/** Of the status as the calls write it. */
function statusWord(word: string, language: Locale): string {
  const known = enrollmentStatusWord(word);
  return known ? textOf(known, language) : word;
}

export const enrollmentExport = exportKind<EnrollmentFilter, ExportedEnrollment>({
  kind: 'enrollments',
  heading: inEach(msg`Registrations`),
  access: fundStaff,
  filter: z.object(enrollmentFilter),
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Event`),
      cell: ({ activityNames }, language) => textIn(activityNames, language),
    },
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: ({ unitNames }, language) => textIn(unitNames, language),
    },
    {
      key: 'orgType',
      heading: inEach(msg`Role`),
      cell: ({ orgType }, language) => textOf(roleWords[orgType], language),
    },
    {
      key: 'status',
      heading: inEach(msg`Status`),
      cell: ({ status }, language) => statusWord(status, language),
    },
    {
      key: 'statusSince',
      heading: inEach(msg`Status since`),
      cell: ({ statusSince }) => businessDateTime(statusSince),
    },
    {
      key: 'boothsCount',
      heading: inEach(msg`Booths wished`),
      cell: ({ boothsCount }) => boothsCount,
    },
    {
      key: 'assignBoothsCount',
      heading: inEach(msg`Booths approved`),
      cell: ({ assignBoothsCount }) => assignBoothsCount,
    },
    {
      key: 'places',
      heading: inEach(msg`Booth places`),
      cell: ({ places }) => places.join(', '),
    },
    {
      key: 'contractor',
      heading: inEach(msg`Contractor`),
      cell: ({ contractorNames }, language) => textIn(contractorNames ?? {}, language),
    },
    {
      key: 'contact',
      heading: inEach(msg`Contact person`),
      personal: true,
      cell: ({ applicant }, language) => textIn(applicant.names, language),
    },
    {
      key: 'contactEmail',
      heading: inEach(msg`E-mail`),
      personal: true,
      cell: ({ applicant }) => applicant.email,
    },
    {
      key: 'contactMobile',
      heading: inEach(msg`Mobile`),
      personal: true,
      cell: ({ applicant }) => applicant.mobile,
    },
    {
      key: 'createdAt',
      heading: inEach(msg`Begun`),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'submittedAt',
      heading: inEach(msg({ message: 'Submitted', context: 'sheet' })),
      cell: ({ submittedAt }) => (submittedAt ? businessDateTime(submittedAt) : null),
    },
  ],
  count: countEnrollments,
  async page(world, filter, after) {
    const { content, next } = await listEnrollments(world, filter, { after: after ?? undefined, size: rowsAtOnce });
    return { rows: await withContacts(world.db, content), next };
  },
});
