import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportFigure } from '#domain/report/figures.ts';
import type { TimedStep } from '#domain/report/step-times.ts';

export const figureWords: Record<ReportFigure, MessageDescriptor> = {
  registered: msg({ message: 'Registered units', comment: 'A number of a report' }),
  visitors: msg({ message: 'Public registrations', comment: 'A number of a report: seated, without an account' }),
  came: msg({ message: 'People who came', comment: 'A number of a report: signed in at the door' }),
  cameToDinner: msg({ message: 'People at the dinner', comment: 'A number of a report: signed in' }),
  cameToHotel: msg({ message: 'People at the hotel', comment: 'A number of a report: signed in' }),
  matched: msg({ message: 'Matches agreed', comment: 'A number of a report: of a road show' }),
  docked: msg({ message: 'Business matches agreed', comment: 'A number of a report: both sides want to meet' }),
  met: msg({ message: 'Meetings held', comment: 'A number of a report' }),
  applied: msg({ message: 'Job applicants', comment: 'A number of a report: people' }),
  answered: msg({ message: 'Answers to questionnaires', comment: 'A number of a report' }),
};

export const stepWords: Record<TimedStep, MessageDescriptor> = {
  decided: msg({ message: 'Time for the fund to decide', comment: 'A step, before "1.6 working days"' }),
  checked: msg({ message: 'Time to check a submission', comment: 'A step, before "1.6 working days"' }),
  answered: msg({ message: 'Time to answer a return', comment: 'A step, before "1.6 working days"' }),
};
