import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { StepTime, TimedStep } from '#domain/report/step-times.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { stepTimesQuery } from './step-times-query.ts';
import { stepWords } from './words.ts';

interface Props {
  steps: readonly StepTime[];
  /** The list that a time is the median of, for whoever may read it. */
  listOf?: (step: TimedStep) => LinkProps;
}

/** How long each step takes; nothing where too little has happened. */
export function StepTimesList({ steps, listOf }: Props) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {steps.map(({ step, workingDays, cases }) => (
        <li key={step} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{t(stepWords[step])}</span>
          <span className="tabular-nums">
            <Plural value={workingDays} _1="# working day" other="# working days" />{' '}
            <span className="text-sm text-muted">
              {listOf ? (
                <TextLink {...listOf(step)}>
                  <Cases count={cases} />
                </TextLink>
              ) : (
                <Cases count={cases} />
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const Cases = ({ count }: { count: number }) => (
  <Plural value={count} one="median of # case" other="median of # cases" />
);

/** On the page of an event, for everybody. */
export function StepTimes({ activityId }: { activityId: string }) {
  const { data } = useQuery(stepTimesQuery(activityId));
  if (!data || data.steps.length === 0) return null;
  return (
    <Card title={<Trans>How long it takes</Trans>}>
      <StepTimesList steps={data.steps} />
    </Card>
  );
}
