import { useQuery } from '@tanstack/react-query';
import { distanceOf } from '#domain/activity/when.ts';
import { instantOf } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** The public events that whoever asks has to do with, as choices. */
export function usePublicEvents() {
  const locale = useLocale();
  const now = instantOf(Date.now());
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? [])
    .filter(({ category }) => category === 'PUBLIC')
    .map((one) => ({ value: one.id, label: nameIn(one, locale), isOver: distanceOf(one, now).is === 'OVER' }));
}
