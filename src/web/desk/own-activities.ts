import { useQuery } from '@tanstack/react-query';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { nameIn } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { useLoggedIn } from '#web/api/session-token.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { activitiesQuery } from './activities-query.ts';

/** The activities of a category that one has to do with, as choices; none for a visitor. */
export function useActivityChoices(of: ActivityCategory) {
  const locale = useLocale();
  const { data } = useQuery({ ...activitiesQuery, enabled: useLoggedIn() });
  return (data?.content ?? [])
    .filter(({ category }) => category === of)
    .map((one) => ({ value: one.id, label: nameIn(one, locale) }));
}

/** The one that the address names; else the first that whoever asks takes part in. */
export function useOwnActivity(of: ActivityCategory, wanted: string | undefined): string | undefined {
  const all = useActivityChoices(of);
  const profile = useProfile();
  const covered = all.filter(({ value }) => profile?.activities.includes(value));
  const among = covered.length > 0 ? covered : all;
  return wanted ?? among[0]?.value;
}
