import { useQuery } from '@tanstack/react-query';
import { chooseText, namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** The dockings that whoever asks has to do with, as choices. */
export function useDockings() {
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery);
  return (data?.content ?? [])
    .filter(({ category }) => category === 'DOCKING')
    .map((one) => ({ value: one.id, label: chooseText(namesOf(one), locale)?.text ?? '' }));
}

/** The one that the address names, or the only one that there is. */
export function useDocking(wanted: string | undefined): string | undefined {
  const all = useDockings();
  const profile = useProfile();
  const covered = all.filter(({ value }) => profile?.activities.includes(value));
  const among = covered.length > 0 ? covered : all;
  return wanted ?? among[0]?.value;
}
