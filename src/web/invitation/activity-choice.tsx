import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chooseText, namesOf } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';

/** What the units are invited to. */
export function ActivityChoice({
  value,
  onChange,
  withAll,
  error,
}: {
  value: string | undefined;
  onChange: (activityId: string | undefined) => void;
  /** Offers every activity at once, for a filter. */
  withAll?: boolean;
  error?: string | undefined;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery);
  return (
    <SelectField
      label={t`Activity`}
      required={!withAll}
      value={value ?? ''}
      error={error}
      options={[
        ...(withAll ? [{ value: '', label: t({ message: 'All', comment: 'No filter' }) }] : []),
        ...(data?.content ?? []).map((activity) => ({
          value: activity.id,
          label: chooseText(namesOf(activity), locale)?.text ?? activity.code,
        })),
      ]}
      onChange={(id) => onChange(id || undefined)}
    />
  );
}
