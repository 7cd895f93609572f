import type { PositionType, SalaryPeriod } from '#domain/recruitment/position-form.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#server/i18n/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** Where a position stands, as sheets say it to the fund's staff. */
export const positionStatusWords: Readonly<Record<PositionStatus, Words>> = {
  DRAFT: inEach(msg`Draft`),
  CONT_PENDING_APPROVAL: inEach(msg`With the event contractor`),
  CONT_NOT_PASSE: inEach(msg`Returned by the event contractor`),
  '{p}PENDING_APPROVAL': inEach(msg`With the fund`),
  '{p}NOT_PASSED': inEach(msg`Returned by the fund`),
  PASSED: inEach(msg`Public`),
  CLOSED: inEach(msg`Closed`),
};

export const typeWords: Readonly<Record<PositionType, Words>> = {
  FULL_TIME: inEach(msg`Full-time`),
  PART_TIME: inEach(msg`Part-time`),
  PRACTICE: inEach(msg`Internship`),
};

export const periodWords: Readonly<Record<SalaryPeriod, Words>> = {
  MONTH: inEach(msg`a month`),
  HOUR: inEach(msg`an hour`),
};
