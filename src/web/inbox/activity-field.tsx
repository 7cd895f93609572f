import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { textIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { activityChoicesQuery } from './activity-choices.ts';

interface ActivityFieldProps {
  value: string | undefined;
  onChange: (activityId: string | undefined) => void;
}

/** Narrows a list of cases to those of one event. */
export function ActivityField({ value, onChange }: ActivityFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: activities } = useQuery(activityChoicesQuery);
  return (
    <SelectField
      label={t`Event`}
      value={value ?? ''}
      options={[
        { value: '', label: t({ message: 'All', comment: 'No filter' }) },
        ...(activities ?? []).map(({ id, names }) => ({ value: id, label: textIn(names, locale) })),
      ]}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
