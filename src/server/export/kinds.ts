import { auditExport } from '#server/audit/export-audit.ts';
import { enrollmentExport } from '#server/dashboard/export-enrollments.ts';
import { accountExport } from '#server/desk-account/export-accounts.ts';
import { unitExport } from '#server/desk-unit/export-units.ts';
import { invitationExport } from '#server/invitation/export-invitations.ts';
import { peopleExport } from '#server/participant/export-people.ts';
import type { ExportKind } from './export-kind.ts';

/** Every list that can leave as a sheet. */
export const exportKinds: readonly ExportKind[] = [
  enrollmentExport,
  peopleExport,
  accountExport,
  unitExport,
  invitationExport,
  auditExport,
];
