import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import type { Tone } from '#web/ui/tone.ts';

/** Of completed projects; here because their pages know the inbox's words, and not the other way round. */
export const projectStatusWords: Record<ProjectStatus, { label: MessageDescriptor; tone: Tone }> = {
  PROJECT_PENDING: { label: msg({ message: 'To fill in', comment: 'Of a completed project' }), tone: 'warn' },
  PROJECT_SUMBIT: { label: msg`Being checked by the fund`, tone: 'info' },
  PROJECT_BACK: { label: msg`Returned for correction`, tone: 'warn' },
  PROJECT_ENSURE: { label: msg`Printed text to confirm`, tone: 'warn' },
  PROJECT_PASS: { label: msg`Board to design`, tone: 'info' },
  PROJECT_DESIGN_UPLOAD: { label: msg`Design to check`, tone: 'warn' },
  PROJECT_DESIGN_BACK: { label: msg`Design to correct`, tone: 'info' },
  PROJECT_DESIGN_BACK_UPLOAD: { label: msg`Corrected design to check`, tone: 'warn' },
  PROJECT_DESIGN_PASS: { label: msg`Board approved`, tone: 'good' },
};
