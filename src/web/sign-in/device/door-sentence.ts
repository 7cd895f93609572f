import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isErrorCode } from '#domain/errors.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { DoorError } from '#web/door/door.ts';

/** What the phone itself refuses; the server's codes have their own sentences. */
const doorWords: Partial<Record<string, MessageDescriptor>> = {
  SUPERVISOR_NEEDED: msg`Only a supervisor can allow this.`,
  SUPERVISOR_CODE_WRONG: msg`Wrong code. After three wrong tries you’ll have to wait.`,
  SUPERVISOR_CODE_PAUSED: msg`Too many wrong codes. Wait and try again.`,
  NO_OVERRIDES_LEFT: msg`No exceptions left on this phone. Ask a supervisor.`,
  NOT_ALLOWED: msg`You can’t do this for this scan.`,
};

/** The sentence for what the door could not do. */
export function doorSentence(error: unknown): Promise<string> {
  if (!(error instanceof DoorError)) return errorSentence(error);
  const words = doorWords[error.code];
  if (words) return Promise.resolve(i18n._(words));
  if (error.code === 'UNREACHABLE') return errorSentence(new Unreachable(error));
  return errorSentence(
    new ApiError({ code: isErrorCode(error.code) ? error.code : null, message: error.code, status: 0 }),
  );
}
