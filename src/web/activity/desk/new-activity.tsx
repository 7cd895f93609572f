import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { hasName } from '#domain/activity/activity-fields.ts';
import { activityCategories, type ActivityCategory, type Promoter, promoters } from '#domain/activity/category.ts';
import type { FieldError } from '#domain/errors.ts';
import { answer, api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { NamesFields } from './names-fields.tsx';
import { eventsQuery, refreshActivities } from './queries.ts';
import { useEventOptions } from './use-event-options.ts';
import { categoryWords, promoterWords } from './words.ts';

const empty = {
  category: '' as ActivityCategory | '',
  promoter: '' as Promoter | '',
  eventId: '',
  code: '',
  nameTc: '',
  nameEn: '',
  namePt: '',
  beginDate: '',
  endDate: '',
};

function problemsOf(values: typeof empty): FieldError[] {
  const needed = (['category', 'code', 'beginDate', 'endDate'] as const).filter((field) => !values[field].trim());
  return [
    ...needed.map((path): FieldError => ({ path, problem: 'required' })),
    ...(hasName(values) ? [] : [{ path: 'nameTc', problem: 'required' } as const]),
    ...(values.endDate && values.endDate < values.beginDate
      ? [{ path: 'endDate', problem: 'endBeforeStart' } as const]
      : []),
  ];
}

/** What an activity begins with; the rest is written on its own page, while it is a draft. */
export function NewActivity({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const { data: events } = useQuery(eventsQuery);
  const eventOptions = useEventOptions();
  const once = useOnce();
  const form = useForm({
    // The newest event: that is the one being prepared.
    initial: { ...empty, eventId: events?.content[0]?.id ?? '' },
    check: problemsOf,
    submit: async (values) => {
      const { category } = values;
      if (!category) return;
      const body = {
        ...values,
        category,
        promoter: category === 'ROADSHOW' ? values.promoter || null : null,
        eventId: values.eventId || null,
      };
      const made = await once((key) => answer(api.POST('/admin/activities', { body, ...key })));
      await refreshActivities();
      await navigate({ to: '/admin/activities/$activityId', params: { activityId: made.id } });
    },
  });
  return (
    <Dialog
      open
      width="wide"
      title={<Trans>New activity</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans comment="A button: leave without doing it">Cancel</Trans>
          </Button>
          <Button type="submit" form={id} tone="primary" icon="plus" busy={form.busy}>
            <Trans>Start as a draft</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-4 md:grid-cols-2">
        <SelectField
          {...form.field('category')}
          label={t({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' })}
          required
          options={activityCategories.map((value) => ({ value, label: t(categoryWords[value]) }))}
        />
        {form.values.category === 'ROADSHOW' && (
          <SelectField
            {...form.field('promoter')}
            label={t({ message: 'Promoted', comment: 'Whether a road show is a promoted one' })}
            options={[
              { value: '' as const, label: t({ message: 'No', comment: 'Of a road show: not promoted' }) },
              ...promoters.map((value) => ({ value, label: t(promoterWords[value]) })),
            ]}
          />
        )}
        <TextField
          {...form.field('code')}
          label={t({ message: 'Code', comment: 'Short name of an activity in lists' })}
          hint={t`Letters and numbers, for example STW2027.`}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
        <SelectField
          {...form.field('eventId')}
          label={t({ message: 'Event', context: 'year', comment: 'As the science week of a year' })}
          hint={t`Companies are invited to events, so you need one first.`}
          options={eventOptions}
        />
        <DateField
          {...form.field('beginDate')}
          label={t({ message: 'First day', comment: 'Of an activity' })}
          required
        />
        <DateField
          {...form.field('endDate')}
          min={form.values.beginDate}
          label={t({ message: 'Last day', comment: 'Of an activity' })}
          required
        />
        <div className="grid gap-4 md:col-span-2">
          <p className="text-muted">
            <Trans>A name in one language is enough to start.</Trans>
          </p>
          <NamesFields field={form.field} />
          <FormProblems of={form} />
        </div>
      </form>
    </Dialog>
  );
}
