import { weekdayText } from '#domain/weekday-text.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Days } from '#web/ui/days.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** When and where, as people of that language say it. */
export function EventFacts({ of: event }: { of: Pick<PublicEvent, 'beginDate' | 'endDate' | 'place' | 'mapUrl'> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const hasPlace = Object.values(event.place).some(Boolean);
  return (
    <dl className="flex flex-col gap-2">
      <Fact icon="calendar" label={t({ message: 'When', comment: 'Of an event' })}>
        <Days from={event.beginDate} to={event.endDate} />{' '}
        <span className="font-normal kept-whole">{weekdayText(locale, event.beginDate, event.endDate)}</span>
      </Fact>
      {hasPlace && (
        <Fact icon="place" label={t({ message: 'Where', comment: 'Of an event' })}>
          {event.mapUrl ? (
            <a href={event.mapUrl} target="_blank" rel="noreferrer" className="underline">
              <LocalizedName of={event.place} />
            </a>
          ) : (
            <LocalizedName of={event.place} />
          )}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="flex items-start gap-3">
    <dt className="mt-0.5 text-brand">
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0 font-medium">{children}</dd>
  </div>
);
