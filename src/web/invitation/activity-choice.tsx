import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';

/** The category of the activity that is chosen; undefined while none is. */
export function useCategory(activityId: string | undefined) {
  return useQuery(activitiesQuery).data?.content.find(({ id }) => id === activityId)?.category;
}

/** Every activity, for a filter. */
export function useActivityOptions() {
  const locale = useLocale();
  return (useQuery(activitiesQuery).data?.content ?? []).map((activity) => ({
    value: activity.id,
    label: nameIn(activity, locale) || activity.code,
  }));
}

/** What the units are invited to: for a new invitation, those that are still to come. */
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
  const today = businessDateAt(instantOf(Date.now()));
  const offered = (data?.content ?? []).filter(
    ({ id, endDate }) => withAll || id === value || endDate.slice(0, 10) >= today,
  );
  return (
    <SelectField
      label={t`Activity`}
      required={!withAll}
      value={value ?? ''}
      error={error}
      options={[
        ...(withAll ? [{ value: '', label: t({ message: 'All', comment: 'No filter' }) }] : []),
        ...offered.map((activity) => ({
          value: activity.id,
          label: nameIn(activity, locale) || activity.code,
        })),
      ]}
      onChange={(id) => onChange(id || undefined)}
    />
  );
}
