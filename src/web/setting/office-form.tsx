import { Trans, useLingui } from '@lingui/react/macro';
import { dayMs } from '#domain/instant.ts';
import type { OpenSpan } from '#domain/office/calendar.ts';
import { bcp47 } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GroupForm, type GroupShape } from './group-form.tsx';
import type { SettingFormProps } from './setting-form-props.ts';

interface Values {
  week: OpenSpan[][];
  replyHours: string;
}

/** 2024-01-01 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

function useWeekdays(): string[] {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(bcp47[locale], { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(monday + at * dayMs));
}

/** The spans of a day have no name but their place. */
const places = ['first', 'second', 'third', 'fourth'] as const;

const spansText = (spans: readonly OpenSpan[]): string => spans.map(({ from, until }) => `${from}–${until}`).join(', ');

export function OfficeForm(props: SettingFormProps) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const shape: GroupShape<Values> = {
    group: 'office',
    title: <Trans>Office hours</Trans>,
    toForm: ({ office: { value } }) => ({
      week: value.week.map((spans) => spans.map((span) => ({ ...span }))),
      replyHours: String(value.replyHours),
    }),
    toChange: ({ week, replyHours }, version) => ({
      group: 'office',
      version,
      value: { week, replyHours: Number(replyHours) || 0 },
    }),
    labelOf: (field) => (field === 'week' ? t`Office hours` : t`Office hours until a case is overdue`),
    show: (field, { week, replyHours }) =>
      field === 'replyHours'
        ? replyHours
        : week.map((spans, at) => (
            <span key={weekdays[at]} className="block">
              {weekdays[at]}: {spansText(spans) || '–'}
            </span>
          )),
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => {
        const setDay = (at: number, spans: OpenSpan[]) =>
          form.set(
            'week',
            form.values.week.map((day, other) => (other === at ? spans : day)),
          );
        return (
          <>
            <p className="max-w-reading text-sm text-muted">
              <Trans>
                Waiting times are counted in these hours, excluding holidays. This doesn’t change the office hours shown
                at the foot of every page.
              </Trans>
            </p>
            <ul className="flex flex-col gap-3">
              {form.values.week.map((spans, at) => (
                <li key={weekdays[at]} className="grid gap-2 md:grid-cols-[9rem_1fr] md:items-center">
                  <span className="font-medium first-letter:uppercase">{weekdays[at]}</span>
                  <Day
                    name={weekdays[at] ?? ''}
                    spans={spans}
                    error={form.errorAt(`value.week.${at}`)}
                    onChange={(next) => setDay(at, next)}
                  />
                </li>
              ))}
            </ul>
            <TextField
              {...form.field('replyHours')}
              label={t`Office hours until a case is overdue`}
              error={form.errorAt('value.replyHours')}
              inputMode="numeric"
            />
          </>
        );
      }}
    </GroupForm>
  );
}

function Day({
  name,
  spans,
  error,
  onChange,
}: {
  name: string;
  spans: readonly OpenSpan[];
  error: string | undefined;
  onChange: (spans: OpenSpan[]) => void;
}) {
  const { t } = useLingui();
  const change = (at: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, other) => (other === at ? { ...span, ...part } : span)));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {spans.length === 0 && (
        <span className="text-muted">
          <Trans context="day" comment="Of a day of the office">
            Closed
          </Trans>
        </span>
      )}
      {spans.map((span, at) => (
        <span key={places[at]} className="flex flex-wrap items-center gap-1">
          <input
            inputMode="numeric"
            placeholder="09:00"
            maxLength={5}
            aria-label={t`${name}: from`}
            value={span.from}
            onChange={(event) => change(at, { from: event.target.value })}
            className={`${controlClass} w-20! text-center tabular-nums`}
          />
          –
          <input
            inputMode="numeric"
            placeholder="09:00"
            maxLength={5}
            aria-label={t`${name}: until`}
            value={span.until}
            onChange={(event) => change(at, { until: event.target.value })}
            className={`${controlClass} w-20! text-center tabular-nums`}
          />
          <IconButton
            icon="minus"
            label={t`${name}: remove these hours`}
            onClick={() => onChange(spans.filter((_, other) => other !== at))}
          />
        </span>
      ))}
      {spans.length < 3 && (
        <IconButton
          icon="plus"
          label={t`${name}: add hours`}
          onClick={() => onChange([...spans, { from: spans.at(-1)?.until ?? '09:00', until: '18:00' }])}
        />
      )}
      {error && <span className="text-sm text-bad">{error}</span>}
    </div>
  );
}
