import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';

/** The deed as a heading of the strip. */
export const deedWords: Record<BulkMove, MessageDescriptor> = {
  approve: msg({ message: 'Registrations approved', comment: 'A deed that can be taken back; a number follows' }),
  return: msg({
    message: 'Registrations returned for correction',
    comment: 'A deed that can be taken back; a number follows',
  }),
  assign: msg({ message: 'Places assigned', comment: 'A deed that can be taken back; a number follows' }),
  movePlace: msg({ message: 'Booths moved', comment: 'A deed that can be taken back; a number follows' }),
  changeContractor: msg({ message: 'Contractor changed', comment: 'A deed that can be taken back; a number follows' }),
  allowChange: msg({
    message: 'Changes of designs allowed',
    comment: 'A deed that can be taken back; a number follows',
  }),
  passWebsite: msg({
    message: 'Pictures for the website accepted',
    comment: 'A deed that can be taken back; a number follows',
  }),
  close: msg({ message: 'Cases closed', comment: 'A deed that can be taken back; a number follows' }),
  cancel: msg({ message: 'Cancelling registrations', comment: 'A deed that can be taken back; a number follows' }),
  freeze: msg({ message: 'Locking lists', comment: 'A deed that can be taken back; a number follows' }),
  accept: msg({ message: 'Accepting changes', comment: 'A deed that can be taken back; a number follows' }),
  refuse: msg({ message: 'Refusing changes', comment: 'A deed that can be taken back; a number follows' }),
  send: msg({ message: 'Sending invitations', comment: 'A deed that can be taken back; a number follows' }),
  resend: msg({ message: 'Sending invitations again', comment: 'A deed that can be taken back; a number follows' }),
  disable: msg({ message: 'Disabling invitations', comment: 'A deed that can be taken back; a number follows' }),
  sendAgain: msg({ message: 'Sending messages again', comment: 'A deed that can be taken back; a number follows' }),
};

/** What is shown of these is old once a deed is done or taken back. */
export const changedBy: Record<BulkWorkflow, readonly QueryKey[]> = {
  ENROLLMENT: [['inbox'], ['enrollments'], ['dashboard'], ['desk-people']],
  PARTICIPANT_LIST: [['inbox'], ['participants']],
  PARTICIPANT_CHANGE: [['inbox'], ['participants']],
  INVITATION: [['inbox'], ['invitations']],
  MESSAGE: [['inbox'], ['messages']],
};
