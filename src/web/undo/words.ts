import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import type { BulkAction } from '#contract/inbox.ts';
import type { bulkMoves, DeedWorkflow, laterMoves, recordMoves } from '#domain/inbox/words.ts';

type Rows = Readonly<Record<string, readonly string[]>>;
type MovesIn<Table extends Rows, Workflow> = Workflow extends keyof Table ? Table[Workflow][number] : never;
type MoveOf<Workflow> =
  | MovesIn<typeof bulkMoves, Workflow>
  | MovesIn<typeof recordMoves, Workflow>
  | MovesIn<typeof laterMoves, Workflow>;

/** The deed as a heading of the strip. */
const deedWords: { [Workflow in DeedWorkflow]: Record<MoveOf<Workflow>, MessageDescriptor> } = {
  ENROLLMENT: {
    approve: msg({ message: 'Registrations approved', comment: 'A deed that can be taken back; a number follows' }),
    return: msg({
      message: 'Registrations returned for correction',
      comment: 'A deed that can be taken back; a number follows',
    }),
    assign: msg({ message: 'Places assigned', comment: 'A deed that can be taken back; a number follows' }),
    movePlace: msg({ message: 'Booths moved', comment: 'A deed that can be taken back; a number follows' }),
    changeContractor: msg({
      message: 'Contractor changed',
      comment: 'A deed that can be taken back; a number follows',
    }),
    allowChange: msg({
      message: 'Changes of designs allowed',
      comment: 'A deed that can be taken back; a number follows',
    }),
    refuseChange: msg({
      message: 'Changes of designs refused',
      comment: 'A deed that can be taken back; a number follows',
    }),
    passWebsite: msg({
      message: 'Pictures for the website accepted',
      comment: 'A deed that can be taken back; a number follows',
    }),
    returnWebsite: msg({
      message: 'Pictures for the website returned',
      comment: 'A deed that can be taken back; a number follows',
    }),
    close: msg({ message: 'Cases closed', comment: 'A deed that can be taken back; a number follows' }),
    cancel: msg({ message: 'Cancelling registrations', comment: 'A deed that can be taken back; a number follows' }),
  },
  PARTICIPANT_LIST: {
    freeze: msg({ message: 'Locking lists', comment: 'A deed that can be taken back; a number follows' }),
  },
  PARTICIPANT_CHANGE: {
    accept: msg({ message: 'Accepting changes', comment: 'A deed that can be taken back; a number follows' }),
    refuse: msg({ message: 'Refusing changes', comment: 'A deed that can be taken back; a number follows' }),
  },
  INVITATION: {
    send: msg({ message: 'Sending invitations', comment: 'A deed that can be taken back; a number follows' }),
    resend: msg({ message: 'Sending invitations again', comment: 'A deed that can be taken back; a number follows' }),
    disable: msg({ message: 'Disabling invitations', comment: 'A deed that can be taken back; a number follows' }),
  },
  MESSAGE: {
    sendAgain: msg({ message: 'Sending messages again', comment: 'A deed that can be taken back; a number follows' }),
  },
  ROAD_SHOW_RECORD: {
    publish: msg({
      message: 'Results and demands published',
      comment: 'A deed that can be taken back; a number follows',
    }),
    return: msg({
      message: 'Results and demands returned',
      comment: 'A deed that can be taken back; a number follows',
    }),
    unpublish: msg({
      message: 'Unpublishing results and demands',
      comment: 'A deed that can be taken back; a number follows',
    }),
  },
  DOCKING_PRODUCT: {
    approve: msg({ message: 'Products listed', comment: 'A deed that can be taken back; a number follows' }),
    return: msg({ message: 'Products returned', comment: 'A deed that can be taken back; a number follows' }),
    unlist: msg({ message: 'Unlisting products', comment: 'A deed that can be taken back; a number follows' }),
  },
  RECRUITMENT_POSITION: {
    approve: msg({ message: 'Positions published', comment: 'A deed that can be taken back; a number follows' }),
    return: msg({ message: 'Positions returned', comment: 'A deed that can be taken back; a number follows' }),
    close: msg({ message: 'Positions closed', comment: 'A deed that can be taken back; a number follows' }),
  },
  CLOSING_PROJECT: {
    return: msg({ message: 'Projects returned', comment: 'A deed that can be taken back; a number follows' }),
    check: msg({ message: 'Projects checked', comment: 'A deed that can be taken back; a number follows' }),
    confirmFor: msg({ message: 'Printed texts confirmed', comment: 'A deed that can be taken back; a number follows' }),
    returnDesign: msg({
      message: 'Board designs returned',
      comment: 'A deed that can be taken back; a number follows',
    }),
    passDesign: msg({ message: 'Board designs approved', comment: 'A deed that can be taken back; a number follows' }),
  },
  PUBLIC_DEMAND: {
    approve: msg({ message: 'Demands approved', comment: 'A deed that can be taken back; a number follows' }),
    reject: msg({ message: 'Demands rejected', comment: 'A deed that can be taken back; a number follows' }),
  },
  PUBLIC_REGISTRATION: {
    offer: msg({ message: 'Offering seats', comment: 'A deed that can be taken back; a number follows' }),
    cancel: msg({ message: 'Cancelling registrations', comment: 'A deed that can be taken back; a number follows' }),
  },
  QUESTIONNAIRE: {
    open: msg({ message: 'Opening questionnaires', comment: 'A deed that can be taken back; a number follows' }),
    remind: msg({
      message: 'Sending reminders of questionnaires',
      comment: 'A deed that can be taken back; a number follows',
    }),
    close: msg({ message: 'Closing questionnaires', comment: 'A deed that can be taken back; a number follows' }),
    reopen: msg({ message: 'Reopening questionnaires', comment: 'A deed that can be taken back; a number follows' }),
  },
  SCHEDULE: {
    release: msg({ message: 'Releasing schedules', comment: 'A deed that can be taken back; a number follows' }),
  },
};

export const deedWord = ({ workflow, move }: Pick<BulkAction, 'workflow' | 'move'>): MessageDescriptor => {
  const words: Readonly<Partial<Record<string, MessageDescriptor>>> = deedWords[workflow];
  const word = words[move];
  if (!word) throw new Error(`no words for ${workflow} ${move}`);
  return word;
};

/** What is shown of these is old once a deed is done or taken back. */
export const changedBy: Record<DeedWorkflow, readonly QueryKey[]> = {
  ENROLLMENT: [['inbox'], ['enrollments'], ['dashboard'], ['desk-people']],
  PARTICIPANT_LIST: [['inbox'], ['participants']],
  PARTICIPANT_CHANGE: [['inbox'], ['participants']],
  INVITATION: [['inbox'], ['invitations']],
  MESSAGE: [['inbox'], ['messages']],
  ROAD_SHOW_RECORD: [['inbox'], ['road-show']],
  DOCKING_PRODUCT: [['inbox'], ['docking']],
  RECRUITMENT_POSITION: [['inbox'], ['recruitment']],
  CLOSING_PROJECT: [['inbox'], ['closing']],
  PUBLIC_DEMAND: [['inbox'], ['public-event']],
  PUBLIC_REGISTRATION: [['public-event']],
  QUESTIONNAIRE: [['questionnaire']],
  SCHEDULE: [['schedule']],
};
