import { Trans, useLingui } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { projectStatusWords } from '#domain/closing/project-status-words.ts';
import { type TechnologyField, technologyFields } from '#domain/road-show/technology-fields.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

interface Named {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

export const ProjectName = ({ of }: { of: Named }) =>
  of.nameTc || of.nameEn || of.namePt ? (
    <LocalizedName of={namesOf(of)} />
  ) : (
    <Trans comment="Of a project: nobody gave it a name">Untitled</Trans>
  );

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

export function TechnologyName({ field }: { field: TechnologyField | '' }) {
  const locale = useLocale();
  return field ? technologyFields[field][locale] : '–';
}
