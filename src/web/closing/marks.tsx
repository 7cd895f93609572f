import { Trans } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import { type TechnologyField, technologyFields } from '#domain/road-show/technology-fields.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';

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

export function TechnologyName({ field }: { field: TechnologyField | '' }) {
  const locale = useLocale();
  return field ? technologyFields[field][locale] : '–';
}
