import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { eventsQuery } from './queries.ts';

/** The events that an activity can belong to, and none. */
export function useEventOptions() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: events } = useQuery(eventsQuery);
  return [
    {
      value: '',
      label: t({ message: 'None', context: 'event', comment: 'An activity that belongs to no event' }),
    },
    ...(events?.content ?? []).map((event) => ({
      value: event.id,
      label: nameIn(event, locale) || event.id,
    })),
  ];
}
