import { useQuery } from '@tanstack/react-query';
import { nameIn } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** The public events that whoever asks has to do with, as choices. */
export function usePublicEvents() {
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? [])
    .filter(({ category }) => category === 'PUBLIC')
    .map((one) => ({ value: one.id, label: nameIn(one, locale) }));
}
