import type { PositionType, SalaryPeriod } from '#domain/recruitment/position-form.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** What sheets about positions call things. */
export const typeWords: Readonly<Record<PositionType, Words>> = {
  FULL_TIME: inEach(msg`Full-time`),
  PART_TIME: inEach(msg`Part-time`),
  PRACTICE: inEach(msg`Internship`),
};

export const periodWords: Readonly<Record<SalaryPeriod, Words>> = {
  MONTH: inEach(msg`a month`),
  HOUR: inEach(msg`an hour`),
};
