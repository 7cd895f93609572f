import { Trans, useLingui } from '@lingui/react/macro';
import { activityWindowFields } from '#domain/activity/activity-fields.ts';
import { activityCategories, promoters } from '#domain/activity/category.ts';
import { printDays } from '#domain/approval/print-deadline.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { fieldWords } from './field-labels.ts';
import type { FormTabProps } from './form-tab.ts';
import { useEventOptions } from './use-event-options.ts';
import { categoryWords, promoterWords } from './words.ts';

const [own, enroll, exhibitors, customers] = activityWindowFields;

export function DatesTab({ form }: FormTabProps) {
  const { t } = useLingui();
  const events = useEventOptions();
  const { values } = form;

  const days = ([begin, end]: (typeof activityWindowFields)[number], required = false) => (
    <>
      <DateField {...form.field(begin)} label={t(fieldWords[begin])} required={required} />
      <DateField {...form.field(end)} min={values[begin]} label={t(fieldWords[end])} required={required} />
    </>
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={<Trans>Basics</Trans>}>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            {...form.field('category')}
            label={t(fieldWords.category)}
            required
            options={activityCategories.map((value) => ({ value, label: t(categoryWords[value]) }))}
          />
          {values.category === 'ROADSHOW' && (
            <SelectField
              {...form.field('promoter')}
              label={t(fieldWords.promoter)}
              options={[
                { value: '' as const, label: t({ message: 'No', comment: 'Of a road show: not promoted' }) },
                ...promoters.map((value) => ({ value, label: t(promoterWords[value]) })),
              ]}
            />
          )}
          <TextField
            {...form.field('code')}
            label={t(fieldWords.code)}
            hint={t`Letters and numbers, for example STW2027.`}
            required
            autoCapitalize="characters"
            autoComplete="off"
          />
          <SelectField {...form.field('eventId')} label={t(fieldWords.eventId)} options={events} />
        </div>
      </Card>
      <Card title={<Trans>Days of the activity</Trans>}>
        <div className="grid gap-4 md:grid-cols-2">{days(own, true)}</div>
      </Card>
      <Card title={<Trans>Registration</Trans>}>
        <p className="mb-4 text-muted">
          <Trans>Both days are included, 00:00:00 to 23:59:59 Macau time. Leave empty for no limit.</Trans>
        </p>
        <div className="grid gap-4 md:grid-cols-2">{days(enroll)}</div>
      </Card>
      {hasBooths(values.category) && (
        <Card title={<Trans>Booth printing</Trans>}>
          <p className="mb-4 text-muted">
            <Trans>
              After this day exhibitors can’t ask to change a design. If empty, {printDays} days before the activity
              starts.
            </Trans>
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            <DateField {...form.field('printDeadline')} max={values.beginDate} label={t(fieldWords.printDeadline)} />
          </div>
        </Card>
      )}
      {values.category === 'DOCKING' && (
        <Card title={<Trans>Registration of each side of a docking</Trans>}>
          <div className="grid gap-4 md:grid-cols-2">
            {days(exhibitors)}
            {days(customers)}
          </div>
        </Card>
      )}
    </div>
  );
}
