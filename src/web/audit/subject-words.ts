import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditSubject } from '#domain/audit/actions.ts';

export const subjectWords: Record<AuditSubject, MessageDescriptor> = {
  account: msg`Account`,
  unit: msg({ message: 'Unit', context: 'organisation', comment: 'An organisation' }),
  activity: msg`Activity`,
  event: msg({ message: 'Event', context: 'year', comment: 'As the science week of a year' }),
  forum: msg`Forum`,
  forum_session: msg`Session of a forum`,
  list: msg`General list`,
  booths_area_category: msg`Category of areas`,
  enrollment: msg({ message: 'Registration', comment: 'Of a unit for an activity' }),
  board: msg({ message: 'Board', comment: 'Of an exhibitor’s booth' }),
  participant: msg`Participant`,
  participant_list: msg`List of participants`,
  participant_change: msg`Change of participants`,
  invitation: msg`Invitation`,
  station: msg({ message: 'Station', comment: 'At the door, where people sign in' }),
  supervisorCode: msg`Supervisor’s code`,
  conflict: msg`Conflict at the door`,
  message: msg({ message: 'Message', context: 'sent', comment: 'A mail or SMS' }),
  notice: msg`Notice`,
  supplement: msg`Supplement notice`,
  template: msg`Message text`,
  setting: msg`Setting`,
  bulk: msg`Bulk decision`,
  road_show_record: msg`Result or demand`,
  docking_product: msg`Business matching product`,
  closing_project: msg({ message: 'Completed project', context: 'project', comment: 'Not the role of its unit' }),
  recruitment_position: msg({ message: 'Position', comment: 'Work that is offered' }),
  docking_intent: msg({ message: 'Business matching request', comment: 'Of an exhibitor and a customer who may meet' }),
  road_show_match: msg({ message: 'Match', comment: 'Of a result and a demand' }),
  job_application: msg({ message: 'Application', context: 'job', comment: 'For a position' }),
  public_registration: msg`Registration for a public event`,
  public_demand: msg`Demand for a public event`,
  questionnaire: msg`Questionnaire`,
  schedule_meeting: msg({ message: 'Meeting', comment: 'Of two units at a table' }),
  schedule_offer: msg`Free meeting time`,
  export: msg({ message: 'Sheet', comment: 'A list that left as xlsx' }),
};

export const isAuditSubject = (text: string): text is AuditSubject => Object.hasOwn(subjectWords, text);
