import type { Instant } from './instant.ts';

/**
 * Every error code the server answers with, and its HTTP status (D1 §8, D2 §8, checklist rows 239-245). The spelling is
 * the documents', mistakes included. The sentence a person reads is in the web's catalogue, by code.
 */
export const errorStatus = {
  LOGIN_REQUIRED: 401,
  LOGIN_FAILED: 401,
  NO_PERMISSION: 403,
  ENTITY_NOT_FOUND: 404,
  PARAMS_ERROR: 400,
  PAYLOAD_TOO_LARGE: 413,
  REQUEST_TOO_FREQUENTLY: 429,
  CONNECTION_FAILED: 500,
  SERVICE_UNAVAILABLE: 503,

  EMAIL_IS_MISMATCH: 422,
  MOBILE_IS_MISMATCH: 422,
  CAPTCHA_IS_MISMATCH: 422,
  CAPTCHA_HAS_EXPIRED: 422,
  CAPTCHA_NOT_FOUND: 422,

  EXHIBITION_BOARD_NOT_FOUND: 404,
  ATTACHMENT_NOT_FOUND: 404,
  ACTIVITY_NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  EXHIBITOR_NOT_FOUND: 404,
  ENROLLMENT_NOT_FOUND: 404,
  EXHIBITOR_TYPE_NOT_FOUND: 404,
  EVENT_ACTIVITIES_NOT_FOUND: 404,
  SUPPLEMENT_NOT_FOUND: 404,
  ACCOUNT_NOT_FOUND: 404,
  CODE_ENTITY_NOT_FOUND: 404,

  DOWNLOAD_FAIL: 502,
  UPLOAD_FAIL: 502,
  FILE_NAME_IS_ERROR: 422,
  DUPLICATE_FILE_NAME: 409,
  ATTACHMENT_REJECT_OR_PROCESS: 409,
  /** Something is to be uploaded first (D1 §8). */
  ATTACHMENT_REQUIRED: 409,
  /** A file that was measured cannot be printed or read as it is. */
  ATTACHMENT_UNFIT: 409,
  /** A reviewer’s own remark on the file is open. */
  PIN_IS_OPEN: 409,
  /** Nothing was rejected or noted that could be sent back. */
  NOTHING_TO_RETURN: 409,
  /** A note of the last return has no answer yet. */
  NOTES_OPEN: 409,
  /** It says nothing else than what is published. */
  NOTHING_CHANGED: 409,
  /** Whoever confirms a printed text has to see first how it will be printed. */
  PREVIEW_NOT_OPENED: 409,
  /** What the design is printed from is fixed. */
  CHANGES_ARE_OVER: 409,

  EVENT_CANNOT_ENROLL: 409,
  DATE_CANNOT_ENROLL: 409,
  REPEAT_ENROLLMENT: 409,
  STATUS_ERROR: 409,
  /** Something else was sent before under the same key. */
  ALREADY_SENT: 409,
  /** The fund has not approved the unit's registration. */
  UNIT_NOT_APPROVED: 409,

  INVITATION_CODE_DISABLED: 410,
  /** That a phone sends files by, or that opens what somebody without an account has with us. */
  LINK_HAS_EXPIRED: 410,
  INVITATION_CODE_ERROR: 404,
  USERNAME_REPEAT: 409,
  OLD_PASSWORD_EORROR: 422,
  ACCOUNT_EXISTED: 409,
  ACCOUNT: 409,
  ACCOUNT_ERROR: 409,
  UNIT_MANAGEMENT_NOT_FOUND_ERROR: 409,
  PASSWORD_CHANGE_REQUIRED: 403,

  ALREADY_SIGN_IN: 409,
  SIGN_IN_PERSON_NOT_FOUND: 404,
  NOTICE_TEMPLATE_NOT_FOUND: 409,

  IN_USE: 409,
  ACTIVITY_NOT_PUBLIC: 409,
  ACTIVITY_IS_OVER: 409,

  PARTICIPANT_LIMIT_REACHED: 409,
  REPRESENTATIVE_REQUIRED: 422,
  /** Times overlap, or somebody or a table would be taken twice (D2 §8). */
  SCHEDULE_TIME_CONFLICT: 409,
  /** A unit has chosen as many others as the activity lets it. */
  INTENT_LIMIT_REACHED: 409,
  /** The timetable is out, or the activity has begun. */
  MEETINGS_ARE_FIXED: 409,
  CAPACITY_EXCEEDED: 409,
  /** A questionnaire cannot open: something is not said or contradicts itself; nobody is asked; its end is over. */
  QUESTIONS_INCOMPLETE: 409,
  NO_RECIPIENTS: 409,
  END_IS_OVER: 409,
  EVERYBODY_ANSWERED: 409,
  /** One more answer to an anonymous questionnaire would stand out. */
  RESULTS_WERE_SHOWN: 409,
  QUESTIONNAIRE_CLOSED: 409,
  PAIRING_CODE_ERROR: 404,
  DEVICE_REVOKED: 401,
  DEVICE_PROOF_ERROR: 401,
  DEVICE_PROOF_TIME: 401,
  LAST_ADMINISTRATOR: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);

/** Why one field was not accepted. The web has the sentence, `params` its numbers. */
export const fieldProblems = [
  'required',
  'tooLong',
  'tooShort',
  'tooMany',
  'tooFew',
  'tooSmall',
  'tooLarge',
  'format',
  'notAllowed',
  'inconsistent',
  'endBeforeStart',
  'oneOfTwo',
  'notUnique',
  'unknownField',
  'checkDigit',
  'notVerified',
  'outsideWindow',
  'unknownPlaceholder',
  'inUse',
  'withoutEvent',
  'notInvited',
  'wrongCode',
  'codeIsOver',
  'ambiguous',
  'unitHasName',
  'asInRow',
  'asInOtherUnit',
  'noRoom',
  'dateFormat',
  'wasCancelled',
  'anotherPerson',
  'unreadable',
  'hallTaken',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export interface FieldError {
  /** Dotted path from the body's root, as `people.2.name`. */
  path: string;
  problem: FieldProblem;
  params?: Record<string, string | number>;
}

export interface ErrorBody {
  code: ErrorCode;
  /** For logs and other programs; people see the catalogue's sentence. */
  message: string;
  fields?: FieldError[];
  /** With DEVICE_PROOF_TIME: by which the phone asks once more. */
  serverTime?: Instant;
}
