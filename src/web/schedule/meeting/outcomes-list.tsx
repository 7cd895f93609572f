import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#domain/locale.ts';
import type { Outcome } from '#domain/schedule/outcome.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { clockOf, useDayName } from '../slot-times.tsx';
import { outcomesQuery } from './queries.ts';
import { outcomeWords } from './words.ts';

/** What both sides said by themselves, those that differ first. Nothing as long as nobody said anything. */
export function OutcomesList({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const { data } = useQuery(outcomesQuery(activityId));
  if (!data || data.meetings.length === 0) return null;
  const said = (outcome: Outcome | null) => (outcome ? t(outcomeWords[outcome]) : '–');
  const rows = data.meetings.toSorted((x, y) => Number(x.agree !== false) - Number(y.agree !== false));
  return (
    <Card title={<Trans>Meeting outcomes</Trans>}>
      <ul className="flex flex-col gap-3">
        {rows.map((one) => (
          <li key={one.meetingId} className="grid gap-x-4 gap-y-1 md:grid-cols-[9rem_1fr_1fr_auto]">
            <span className="text-muted tabular-nums">
              {dayName(one.begin)} {clockOf(one.begin)}
            </span>
            <span>
              <LocalizedName of={namesOf(one.unitA)} />: {said(one.ofA)}
            </span>
            <span>
              <LocalizedName of={namesOf(one.unitB)} />: {said(one.ofB)}
            </span>
            {one.agree !== null && (
              <Badge tone={one.agree ? 'good' : 'warn'}>
                {one.agree ? (
                  <Trans comment="Both sides say the same of a meeting">Same</Trans>
                ) : (
                  <Trans comment="The two sides say different things of a meeting">Different</Trans>
                )}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
