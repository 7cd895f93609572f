import { auditExport } from '#server/audit/desk/export-audit.ts';
import { enrollmentExport } from '#server/enrollment/desk/export-enrollments.ts';
import { accountExport } from '#server/account/desk/export-accounts.ts';
import { unitExport } from '#server/unit/desk/export-units.ts';
import { invitationExport } from '#server/invitation/desk/export-invitations.ts';
import { reportExport } from '#server/report/desk/export-report.ts';
import { peopleExport } from '#server/participant/sheet/export-people.ts';
import { demandsExport } from '#server/public-event/desk/export-demands.ts';
import { registrationsExport } from '#server/public-event/desk/export-registrations.ts';
import { answersExport } from '#server/questionnaire/desk/export-answers.ts';
import { recruitingUnitsExport } from '#server/recruitment/desk/export-units.ts';
import { applicationsExport } from '#server/recruitment/desk/export-applications.ts';
import { roadShowUnitsExport } from '#server/road-show/desk/export-units.ts';
import { recordsExport } from '#server/road-show/desk/export-records.ts';
import { matchesExport } from '#server/road-show/desk/export-matches.ts';
import { customersExport } from '#server/docking/desk/export-customers.ts';
import { productsExport } from '#server/docking/desk/export-products.ts';
import { intentsExport } from '#server/docking/desk/export-intents.ts';
import { programmeExport } from '#server/forum/desk/export-programme.ts';
import { meetingsExport } from '#server/schedule/desk/export-meetings.ts';
import { positionsExport } from '#server/recruitment/desk/export-positions.ts';
import { projectsExport } from '#server/closing/desk/export-projects.ts';
import { doorPeopleExport } from '#server/sign-in/desk/export-door-people.ts';
import { messagesExport } from '#server/message/desk/export-messages.ts';
import type { ExportKind } from '../export-kind.ts';

/** Every list that can leave as a sheet. */
export const exportKinds: readonly ExportKind[] = [
  enrollmentExport,
  peopleExport,
  accountExport,
  unitExport,
  invitationExport,
  roadShowUnitsExport,
  recordsExport,
  matchesExport,
  customersExport,
  productsExport,
  intentsExport,
  meetingsExport,
  programmeExport,
  recruitingUnitsExport,
  positionsExport,
  applicationsExport,
  projectsExport,
  doorPeopleExport,
  registrationsExport,
  demandsExport,
  answersExport,
  reportExport,
  messagesExport,
  auditExport,
];
