import { useQuery } from '@tanstack/react-query';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { namesOf } from '#domain/locale.ts';
import { profileQuery } from '#web/api/profile.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useNames } from '../use-names.ts';

/** Every activity, newest first. */
export function useActivityChoices(): { value: string; label: string }[] {
  const nameOf = useNames();
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? []).map((one) => ({ value: one.id, label: nameOf(namesOf(one)) }));
}

/** Those in which one may begin a questionnaire: a reviewer decides about the activities given to the role. */
export function useOwnChoices(): { value: string; label: string }[] {
  const { data: profile } = useQuery(profileQuery);
  return useActivityChoices().filter(({ value }) => profile && decidesAbout(profile, value));
}
