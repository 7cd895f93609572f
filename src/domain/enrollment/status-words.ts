import { type Message, msg } from '#domain/msg.ts';
import { type EnrollmentStatus, statusOfWire } from './status.ts';

/** Where a registration stands, as the fund's staff read it, short: in lists and in sheets. */
export const enrollmentStatusWords: Readonly<Record<EnrollmentStatus, Message>> = {
  APPLY_PENDING: msg({ message: 'In progress', comment: 'Status of a registration' }),
  APPLY_SUBMITED: msg({ message: 'Submitted', comment: 'Status of a registration' }),
  APPLY_CANCELED: msg({ message: 'Withdrawn', context: 'registration', comment: 'Status of a registration' }),
  '{p}CANCELED': msg({ message: 'Cancelled by the fund', comment: 'Status of a registration' }),
  '{p}PASS': msg({ message: 'Approved', comment: 'Status of a registration' }),
  '{p}RETURN': msg({ message: 'Returned for correction', comment: 'Status of a registration' }),
  '{p}TO_BE_ASSIGN': msg({ message: 'Waiting for a place', comment: 'Status of a registration' }),
  '{p}ASSIGN': msg({ message: 'Place set', comment: 'Status of a registration' }),
  EXHIBITION_DESIGN: msg({ message: 'Own design submitted', comment: 'Status of a registration' }),
  DESIGN_RETURN: msg({ message: 'Own design returned', comment: 'Status of a registration' }),
  DESIGN_PASS: msg({ message: 'Own design accepted', comment: 'Status of a registration' }),
  CREATION_DESIGN_PREVIEW: msg({ message: 'Preview to check', comment: 'Status of a registration' }),
  DESIGN_PREVIEW_RETURN: msg({ message: 'Preview returned', comment: 'Status of a registration' }),
  DESIGN_PREVIEW_PASS: msg({ message: 'Preview confirmed', comment: 'Status of a registration' }),
  CREATION_RETURN: msg({ message: 'Boards returned', comment: 'Status of a registration' }),
  EXHIBITION_SUBMITED: msg({ message: 'Boards submitted again', comment: 'Status of a registration' }),
  CONTRACTOR_CONFIRM: msg({ message: 'Boards accepted', comment: 'Status of a registration' }),
  CONTRACTOR_DESIGN: msg({ message: 'Design to check', comment: 'Status of a registration' }),
  EXHIBITION_DESIGN_RETURN: msg({ message: 'Design returned', comment: 'Status of a registration' }),
  EXHIBITION_DESIGN_PASS: msg({ message: 'Design confirmed', comment: 'Status of a registration' }),
  CREATION_UPLOAD_WEBSITE_IMG: msg({ message: 'Website pictures to check', comment: 'Status of a registration' }),
  '{p}WEBSITE_IMG_RETURN': msg({ message: 'Website pictures returned', comment: 'Status of a registration' }),
  '{p}WEBSITE_IMG_PASS': msg({ message: 'Website pictures accepted', comment: 'Status of a registration' }),
  CLOSE: msg({ message: 'Closed', comment: 'Status of a registration' }),
  EXHIBITOR_CHANGE: msg({ message: 'Change requested', comment: 'Status of a registration' }),
  '{p}APPROVE_EXHIBITOR_CHANGE': msg({ message: 'Change allowed', comment: 'Status of a registration' }),
  EXHIBITOR_CHANGE_DESIGN: msg({ message: 'Changed design submitted', comment: 'Status of a registration' }),
};

/** @param word of the wire. @returns null for one that this version of the portal does not know */
export function enrollmentStatusWord(word: string): Message | null {
  const status = statusOfWire(word);
  return status && enrollmentStatusWords[status];
}
