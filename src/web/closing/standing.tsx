import { useLingui } from '@lingui/react/macro';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { projectStatusWords } from '#domain/closing/project-status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

const tones: Record<ProjectStatus, Tone> = {
  PROJECT_PENDING: 'warn',
  PROJECT_SUMBIT: 'info',
  PROJECT_BACK: 'warn',
  PROJECT_ENSURE: 'warn',
  PROJECT_PASS: 'info',
  PROJECT_DESIGN_UPLOAD: 'warn',
  PROJECT_DESIGN_BACK: 'info',
  PROJECT_DESIGN_BACK_UPLOAD: 'warn',
  PROJECT_DESIGN_PASS: 'good',
};

/** Where a project stands. */
export function ProjectStanding({ status }: { status: ProjectStatus }) {
  const { t } = useLingui();
  return <Badge tone={tones[status]}>{t(projectStatusWords[status])}</Badge>;
}
