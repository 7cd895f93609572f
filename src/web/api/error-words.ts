import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode, FieldProblem } from '#domain/errors.ts';

const notFound = msg`This item could not be found. It may have been removed.`;

/** What a person reads for each code of the server; one without a sentence does not compile (D1 §8). */
export const errorWords: Record<ErrorCode, MessageDescriptor> = {
  LOGIN_REQUIRED: msg`Please log in first.`,
  LOGIN_FAILED: msg`The login did not succeed. Please check what you entered and try again.`,
  NO_PERMISSION: msg`The current role has no permission for this.`,
  ENTITY_NOT_FOUND: notFound,
  PARAMS_ERROR: msg`Something entered is not right. Please check and enter it again.`,
  PAYLOAD_TOO_LARGE: msg`What you are sending is too large.`,
  REQUEST_TOO_FREQUENTLY: msg`Too many requests. Please try again in 60 seconds.`,
  CONNECTION_FAILED: msg`The connection failed. Please try again.`,
  SERVICE_UNAVAILABLE: msg`The service is not available at the moment. Please try again shortly; if you were saving something, look first whether it was saved.`,

  EMAIL_IS_MISMATCH: msg`The e-mail address does not match the code. Please get a new code.`,
  MOBILE_IS_MISMATCH: msg`The phone number does not match the code. Please get a new code.`,
  CAPTCHA_IS_MISMATCH: msg`The code is not right. Please check it.`,
  CAPTCHA_HAS_EXPIRED: msg`The code has expired. Please get a new code.`,
  CAPTCHA_NOT_FOUND: msg`There is no code to compare with. Please get a code first.`,

  EXHIBITION_BOARD_NOT_FOUND: msg`The exhibition board could not be found.`,
  ATTACHMENT_NOT_FOUND: msg`The file could not be found.`,
  ACTIVITY_NOT_FOUND: msg`The activity could not be found.`,
  EVENT_NOT_FOUND: msg`The event could not be found.`,
  EXHIBITOR_NOT_FOUND: msg`The exhibitor could not be found.`,
  ENROLLMENT_NOT_FOUND: msg`The registration could not be found.`,
  EXHIBITOR_TYPE_NOT_FOUND: msg`The type of exhibitor could not be found.`,
  EVENT_ACTIVITIES_NOT_FOUND: msg`The event has no such activity.`,
  SUPPLEMENT_NOT_FOUND: msg`The notice could not be found.`,
  ACCOUNT_NOT_FOUND: msg`The account could not be found.`,
  CODE_ENTITY_NOT_FOUND: msg`The code does not belong to anything we know.`,

  DOWNLOAD_FAIL: msg`The download failed. Please try again.`,
  UPLOAD_FAIL: msg`The upload failed. Please try again.`,
  FILE_NAME_IS_ERROR: msg`The name of the file is not allowed. Please rename it.`,
  DUPLICATE_FILE_NAME: msg`There is already a file of this name.`,
  ATTACHMENT_REJECT_OR_PROCESS: msg`A file is still waiting for review or was rejected.`,
  LINK_HAS_EXPIRED: msg`This link is no longer valid. Please use a newer one.`,
  ATTACHMENT_REQUIRED: msg`Please upload at least one file first.`,
  ATTACHMENT_UNFIT: msg`A file cannot be printed as it is. What is wrong stands beside it; please replace it first.`,
  PIN_IS_OPEN: msg`Close your own remarks on this file first.`,
  NOTES_OPEN: msg`Answer each note of the last return first.`,
  NOTHING_CHANGED: msg`Nothing differs from what is published.`,
  NOTHING_TO_RETURN: msg`Say first what has to change: reject a file, or write a note.`,
  PREVIEW_NOT_OPENED: msg`Open the preview of the board first and read it.`,
  CHANGES_ARE_OVER: msg`It is too late to change the design: it is being printed.`,

  EVENT_CANNOT_ENROLL: msg`This event cannot be registered for.`,
  DATE_CANNOT_ENROLL: msg`This is outside the registration period.`,
  REPEAT_ENROLLMENT: msg`You are already registered.`,
  STATUS_ERROR: msg`Somebody else changed this in the meantime, or it has moved on. Please reload and look again.`,

  INVITATION_CODE_DISABLED: msg`This invitation code is no longer valid.`,
  INVITATION_CODE_ERROR: msg`The invitation code is wrong.`,
  USERNAME_REPEAT: msg`This user name is already taken.`,
  OLD_PASSWORD_EORROR: msg`The old password is wrong.`,
  ACCOUNT_EXISTED: msg`There is already an account with this e-mail address.`,
  ACCOUNT: msg`There is already an account with this e-mail address.`,
  ACCOUNT_ERROR: msg`This account is not a school account.`,
  UNIT_MANAGEMENT_NOT_FOUND_ERROR: msg`The research office has no role yet. Please contact the administrator.`,
  PASSWORD_CHANGE_REQUIRED: msg`Please change your password first.`,

  ALREADY_SIGN_IN: msg`Already signed in.`,
  SIGN_IN_PERSON_NOT_FOUND: msg`There is no such person on the list.`,
  NOTICE_TEMPLATE_NOT_FOUND: msg`There is no template for this notice.`,

  IN_USE: msg`Something else still uses this.`,
  ACTIVITY_NOT_PUBLIC: msg`Visitors do not find the activity yet. Please publish it first.`,
  ACTIVITY_IS_OVER: msg`The activity is over, closed or cancelled. Choose one that is still to come.`,

  PARTICIPANT_LIMIT_REACHED: msg`Your unit has already named as many participants as allowed.`,
  REPRESENTATIVE_REQUIRED: msg`Please name exactly one representative.`,
  SCHEDULE_TIME_CONFLICT: msg`Schedule time conflict: these times overlap, or somebody is taken already.`,
  INTENT_LIMIT_REACHED: msg`You have already chosen as many as allowed. Take one back first.`,
  UNIT_NOT_APPROVED: msg`The fund has not approved your unit’s registration yet. You can go on once it has.`,
  MEETINGS_ARE_FIXED: msg`The timetable of the meetings is fixed. Please ask the fund about changes.`,
  CAPACITY_EXCEEDED: msg`There is no room left.`,
  QUESTIONS_INCOMPLETE: msg`Something is still missing in the questions.`,
  NO_RECIPIENTS: msg`Nobody is asked yet. Say first who is to answer.`,
  END_IS_OVER: msg`The end time has passed. Choose a later one.`,
  EVERYBODY_ANSWERED: msg`Everybody has answered already.`,
  RESULTS_WERE_SHOWN: msg`The anonymous answers have been shown; one more would stand out.`,
  QUESTIONNAIRE_CLOSED: msg`This questionnaire is not open for answers now.`,
  PAIRING_CODE_ERROR: msg`The pairing code is wrong, used or expired. Please ask for a new one.`,
  DEVICE_REVOKED: msg`This device is no longer a station.`,
  DEVICE_PROOF_ERROR: msg`The server does not recognise this phone any more. Please pair it anew; what it has scanned stays on it.`,
  DEVICE_PROOF_TIME: msg`The time of this phone is too far off. Please try again.`,
  LAST_ADMINISTRATOR: msg`This is the last administrator of the fund. Name another one first.`,
};

/** For answers without a code of ours: by HTTP status (row 239). */
export const statusWords: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Your login is not valid or has expired.`,
  403: msg`Your login is not valid or has expired.`,
  404: msg`The connection failed. Please try again.`,
  413: msg`What you are sending is too large.`,
  429: msg`Too many requests. Please try again in 60 seconds.`,
  500: msg`The connection failed. Please try again.`,
  502: msg`The service is not available at the moment. Please try again shortly.`,
  503: msg`The service is not available at the moment. Please try again shortly.`,
  504: msg`The service is not available at the moment. Please try again shortly.`,
};

export const unreachableWords = msg`The server cannot be reached. Please check the connection and try again.`;
export const unknownWords = msg`Something went wrong. Please try again.`;

/** Beside a field; `limit` and others come with the problem. */
export const fieldWords: Record<FieldProblem, MessageDescriptor> = {
  required: msg`Please fill this in.`,
  tooLong: msg`This is too long: at most {limit} characters.`,
  tooShort: msg`This is too short: at least {limit} characters.`,
  tooMany: msg`Too many: at most {limit}.`,
  tooFew: msg`Too few: at least {limit}.`,
  tooSmall: msg`At least {limit}.`,
  tooLarge: msg`At most {limit}.`,
  format: msg`This does not look right. Please check it.`,
  notAllowed: msg`This is not one of the possible choices.`,
  inconsistent: msg`This does not fit the rest.`,
  endBeforeStart: msg`The end must not be before the start.`,
  oneOfTwo: msg`Please fill in at least one of the two.`,
  notUnique: msg`This has been used already.`,
  unknownField: msg`This is not known here.`,
  checkDigit: msg`There is a mistake in the number: its check digit does not fit.`,
  notVerified: msg`Please verify this first.`,
  outsideWindow: msg`This is outside the allowed period.`,
  unknownPlaceholder: msg`Nothing is known here that could stand for {names}.`,
  inUse: msg`This is in use: {count}.`,
  wrongCode: msg`This is not the code. Tries left: {left}.`,
  codeIsOver: msg`This code no longer works. Please get a new one.`,
  withoutEvent: msg`It belongs to no event, and one is invited to an event. Choose its event at Activities first.`,
  notInvited: msg`Whoever has this role cannot register for this activity. Choose a role that can.`,
  unitHasName: msg`There is a unit of this name already.`,
  ambiguous: msg`Several units have this name. Choose which one is meant.`,
  asInRow: msg`Row {row} has the same.`,
  asInOtherUnit: msg`The same person is on the list of another unit: {unit}`,
  noRoom: msg`Nothing is left. Raise the capacity or leave it out.`,
  dateFormat: msg`Write it as 1990-11-21 or 21/11/1990.`,
  unreadable: msg`No QR code can be read in the picture. Please put another in its place, or delete it.`,
  wasCancelled: msg`This person was cancelled. Reinstate the person in the list of people instead.`,
};
