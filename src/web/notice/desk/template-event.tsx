import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { nameIn } from '#domain/locale.ts';
import { eventsQuery } from '#web/activity/desk/queries.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';

/** Whose texts are looked at: the general ones, or those that one event has in place of them. */
export function TemplateEvent({ eventId }: { eventId: string | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data } = useQuery(eventsQuery);
  return (
    <SelectField
      label={t({ message: 'Event', context: 'year', comment: 'As the science week of a year' })}
      value={eventId ?? ''}
      options={[
        { value: '', label: t({ message: 'All events', context: 'year', comment: 'Of message texts' }) },
        ...(data?.content ?? []).map((event) => ({
          value: event.id,
          label: nameIn(event, locale) || event.id,
        })),
      ]}
      onChange={(next) =>
        void navigate({
          to: '/admin/templates',
          search: (search) => ({ ...search, eventId: next || undefined }),
          replace: true,
        })
      }
    />
  );
}
