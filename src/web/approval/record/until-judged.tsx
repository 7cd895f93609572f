import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApprovalFile } from '#contract/approval.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** How many files whoever looks at them still has to pass or reject. */
export const leftToJudge = (files: readonly ApprovalFile[]): number =>
  files.filter(({ may, file }) => may.includes('reply') && file.result === null).length;

/** Why neither passing nor returning is offered yet, more to the point than the code that covers rejected files too. */
export const untilJudged = (missing: ErrorCode | null, files: readonly ApprovalFile[]): ReactNode =>
  missing === 'ATTACHMENT_REJECT_OR_PROCESS' && leftToJudge(files) > 0 ? (
    <Trans>Check every file first.</Trans>
  ) : undefined;
