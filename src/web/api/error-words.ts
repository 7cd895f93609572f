import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode, FieldProblem } from '#domain/errors.ts';

const notFound = msg`We can't find this. It may have been removed.`;

/** What a person reads for each code of the server; one without a sentence does not compile (D1 §8). */
export const errorWords: Record<ErrorCode, MessageDescriptor> = {
  LOGIN_REQUIRED: msg`Log in first.`,
  LOGIN_FAILED: msg`Login failed. Check your details and try again.`,
  NO_PERMISSION: msg`Your current role can't do this.`,
  ENTITY_NOT_FOUND: notFound,
  PARAMS_ERROR: msg`Some of the information isn't right. Please check it.`,
  PAYLOAD_TOO_LARGE: msg`This is too large to send.`,
  REQUEST_TOO_FREQUENTLY: msg`Too many requests. Please try again in 60 seconds.`,
  CONNECTION_FAILED: msg`The connection failed. Please try again.`,
  SERVICE_UNAVAILABLE: msg`The service isn't available right now. Try again shortly, and check first whether your changes were saved.`,

  EMAIL_IS_MISMATCH: msg`The code was for another e-mail address. Get a new one.`,
  MOBILE_IS_MISMATCH: msg`The code was for another phone number. Get a new one.`,
  CAPTCHA_IS_MISMATCH: msg`The code is wrong. Please check it.`,
  CAPTCHA_HAS_EXPIRED: msg`The code has expired. Get a new one.`,
  CAPTCHA_NOT_FOUND: msg`Get a code first.`,

  EXHIBITION_BOARD_NOT_FOUND: msg`We can't find this board.`,
  ATTACHMENT_NOT_FOUND: msg`We can't find this file.`,
  ACTIVITY_NOT_FOUND: msg`We can't find this activity.`,
  EVENT_NOT_FOUND: msg`We can't find this event.`,
  EXHIBITOR_NOT_FOUND: msg`We can't find this exhibitor.`,
  ENROLLMENT_NOT_FOUND: msg`We can't find this registration.`,
  EXHIBITOR_TYPE_NOT_FOUND: msg`We can't find this exhibitor type.`,
  EVENT_ACTIVITIES_NOT_FOUND: msg`This event doesn't include that activity.`,
  SUPPLEMENT_NOT_FOUND: msg`We can't find this notice.`,
  ACCOUNT_NOT_FOUND: msg`We can't find this account.`,
  CODE_ENTITY_NOT_FOUND: msg`We don't recognise this code.`,

  DOWNLOAD_FAIL: msg`The download failed. Please try again.`,
  UPLOAD_FAIL: msg`The upload failed. Please try again.`,
  FILE_NAME_IS_ERROR: msg`This file name isn't allowed. Rename the file.`,
  DUPLICATE_FILE_NAME: msg`A file with this name already exists.`,
  ATTACHMENT_REJECT_OR_PROCESS: msg`A file is still waiting for review or was rejected.`,
  LINK_HAS_EXPIRED: msg`This link no longer works. Use a newer one.`,
  ATTACHMENT_REQUIRED: msg`Upload at least one file first.`,
  ATTACHMENT_UNFIT: msg`A file can't be printed as it is. See the note beside it and replace the file.`,
  PIN_IS_OPEN: msg`Close your own remarks on this file first.`,
  NOTES_OPEN: msg`Reply to each of the fund's notes first.`,
  NOTHING_CHANGED: msg`This is the same as what's published.`,
  NOTHING_TO_RETURN: msg`Say what has to change: reject a file or add a note.`,
  PREVIEW_NOT_OPENED: msg`Open and read the board preview first.`,
  CHANGES_ARE_OVER: msg`It is too late to change the design: it is being printed.`,

  EVENT_CANNOT_ENROLL: msg`You can't register for this event.`,
  DATE_CANNOT_ENROLL: msg`Registration isn't open at that time.`,
  REPEAT_ENROLLMENT: msg`You are already registered.`,
  STATUS_ERROR: msg`Someone else has changed this. Reload to see the latest version.`,

  INVITATION_CODE_DISABLED: msg`This invitation code is no longer valid.`,
  INVITATION_CODE_ERROR: msg`The invitation code is wrong.`,
  USERNAME_REPEAT: msg`This username is taken.`,
  OLD_PASSWORD_EORROR: msg`The current password is wrong.`,
  ACCOUNT_EXISTED: msg`An account with this e-mail already exists.`,
  ACCOUNT: msg`An account with this e-mail already exists.`,
  ACCOUNT_ERROR: msg`This isn't a university account.`,
  UNIT_MANAGEMENT_NOT_FOUND_ERROR: msg`The research office has no role yet. Please contact the administrator.`,
  PASSWORD_CHANGE_REQUIRED: msg`Change your password first.`,

  ALREADY_SIGN_IN: msg`Already signed in.`,
  SIGN_IN_PERSON_NOT_FOUND: msg`This person isn't on the list.`,
  NOTICE_TEMPLATE_NOT_FOUND: msg`There's no text for this notice.`,

  IN_USE: msg`This is still in use.`,
  ACTIVITY_NOT_PUBLIC: msg`Visitors can't see this activity yet. Publish it first.`,
  ACTIVITY_IS_OVER: msg`This activity is over, closed or cancelled. Choose one that is still to come.`,

  PARTICIPANT_LIMIT_REACHED: msg`Your unit has reached its limit of participants.`,
  REPRESENTATIVE_REQUIRED: msg`Choose one representative.`,
  SCHEDULE_TIME_CONFLICT: msg`These times overlap, or someone is already booked.`,
  INTENT_LIMIT_REACHED: msg`You've reached the limit. Remove one first.`,
  UNIT_NOT_APPROVED: msg`The fund hasn't approved your unit's registration yet. You can continue once it has.`,
  MEETINGS_ARE_FIXED: msg`The meeting timetable is final. Contact the fund about changes.`,
  CAPACITY_EXCEEDED: msg`There's no room left.`,
  QUESTIONS_INCOMPLETE: msg`Some questions are incomplete.`,
  NO_RECIPIENTS: msg`No one is on the list yet. Add people first.`,
  END_IS_OVER: msg`The end time has passed. Choose a later time.`,
  EVERYBODY_ANSWERED: msg`Everyone has already answered.`,
  RESULTS_WERE_SHOWN: msg`The anonymous answers have been shown; another one could be recognised.`,
  QUESTIONNAIRE_CLOSED: msg`This questionnaire isn't open right now.`,
  PAIRING_CODE_ERROR: msg`This pairing code is wrong, used or expired. Ask for a new one.`,
  DEVICE_REVOKED: msg`This device is no longer a station.`,
  DEVICE_PROOF_ERROR: msg`This phone is no longer paired. Pair it again; its scans are safe.`,
  DEVICE_PROOF_TIME: msg`This phone's clock is too far off. Please try again.`,
  LAST_ADMINISTRATOR: msg`This is the fund's last administrator. Add another one first.`,
};

/** For answers without a code of ours: by HTTP status (row 239). */
export const statusWords: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Your login has expired. Please log in again.`,
  403: msg`Your login has expired. Please log in again.`,
  404: msg`The connection failed. Please try again.`,
  413: msg`This is too large to send.`,
  429: msg`Too many requests. Please try again in 60 seconds.`,
  500: msg`The connection failed. Please try again.`,
  502: msg`The service isn't available right now. Please try again shortly.`,
  503: msg`The service isn't available right now. Please try again shortly.`,
  504: msg`The service isn't available right now. Please try again shortly.`,
};

export const unreachableWords = msg`We can't reach the server. Check your connection and try again.`;
export const unknownWords = msg`Something went wrong. Please try again.`;

/** Beside a field; `limit` and others come with the problem. */
export const fieldWords: Record<FieldProblem, MessageDescriptor> = {
  required: msg`Fill this in.`,
  tooLong: msg`This is too long: at most {limit} characters.`,
  tooShort: msg`This is too short: at least {limit} characters.`,
  tooMany: msg`Too many: at most {limit}.`,
  tooFew: msg`Too few: at least {limit}.`,
  tooSmall: msg`At least {limit}.`,
  tooLarge: msg`At most {limit}.`,
  format: msg`This doesn't look right. Please check it.`,
  notAllowed: msg`Choose one of the options.`,
  inconsistent: msg`This doesn't match the other details.`,
  endBeforeStart: msg`The end can't be before the start.`,
  oneOfTwo: msg`Fill in at least one of the two.`,
  notUnique: msg`This is already in use.`,
  unknownField: msg`We don't recognise this.`,
  checkDigit: msg`This number has a typing mistake: its check digit doesn't match.`,
  notVerified: msg`Verify this first.`,
  outsideWindow: msg`This is outside the allowed dates.`,
  unknownPlaceholder: msg`There's nothing to fill in for {names} here.`,
  inUse: msg`This is in use: {count}.`,
  wrongCode: msg`Wrong code. Tries left: {left}.`,
  codeIsOver: msg`This code no longer works. Get a new one.`,
  withoutEvent: msg`This activity isn't part of an event, and invitations are for events. Choose its event under Activities first.`,
  notInvited: msg`This role can't register for this activity. Choose one that can.`,
  unitHasName: msg`A unit with this name already exists.`,
  ambiguous: msg`Several units have this name. Choose the right one.`,
  asInRow: msg`Same as row {row}.`,
  asInOtherUnit: msg`The same person is on the list of another unit: {unit}`,
  noRoom: msg`No places left. Raise the limit or leave this out.`,
  dateFormat: msg`Enter a date like 1990-11-21 or 21/11/1990.`,
  unreadable: msg`We can't read a QR code in this picture. Replace or delete it.`,
  wasCancelled: msg`This person was cancelled. Reinstate them in the list of people instead.`,
};
