import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { chaptersOf } from '#domain/activity/when.ts';
import { monthText } from '#domain/day-text.ts';
import { instantOf } from '#domain/instant.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** Events in the order of their days, month by month. @param children the row of one */
export function EventList({
  of,
  children,
}: {
  of: readonly ActivityCard[];
  children: (activity: ActivityCard) => ReactNode;
}) {
  const locale = useLocale();
  return chaptersOf(of, instantOf(Date.now())).map(({ month, of: listed }) => (
    <div key={`${month} ${listed[0]?.id}`}>
      <h3 className="mt-6 mb-3 font-semibold text-muted first:mt-4">
        {month === null ? <Trans>On now</Trans> : monthText(locale, month)}
      </h3>
      <ul className="flex flex-col gap-4">{listed.map(children)}</ul>
    </div>
  ));
}
