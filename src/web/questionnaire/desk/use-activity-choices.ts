import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useNames } from '../use-names.ts';

/** Every activity, newest first. */
export function useActivityChoices(): { value: string; label: string }[] {
  const nameOf = useNames();
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? []).map((one) => ({ value: one.id, label: nameOf(namesOf(one)) }));
}
