import { auditExport } from '#server/audit/export-audit.ts';
import { enrollmentExport } from '#server/dashboard/export-enrollments.ts';
import { invitationExport } from '#server/invitation/export-invitations.ts';
import type { ExportKind } from './export-kind.ts';

/** Every list that can leave as a sheet. */
export const exportKinds: readonly ExportKind[] = [auditExport, invitationExport, enrollmentExport];
