import { Trans, useLingui } from '@lingui/react/macro';
import { mostHalls } from '#domain/activity/settings.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import type { ActivityForm } from './activity-form.ts';
import { fieldWords } from './field-labels.ts';
import type { FormTabProps } from './form-tab.ts';
import { signInKindWords } from './words.ts';

/** Fields of the form that hold plain text. */
type TextName = Exclude<
  { [Name in keyof ActivityForm]: ActivityForm[Name] extends string ? Name : never }[keyof ActivityForm],
  'category' | 'promoter'
>;
/** The first letter that no hall has. */
const nextHall = (halls: ActivityForm['halls']): string =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => halls.every(({ name }) => name !== letter)) ?? '';

type FlagName = 'hotel' | 'dinner' | 'oncePerDay' | 'visits';

export function SettingsTab({ form }: FormTabProps) {
  const { t } = useLingui();
  const { values } = form;
  const number = (name: TextName) => (
    <TextField
      {...form.field(name)}
      label={t(fieldWords[name as 'hotelRooms'])}
      inputMode="numeric"
      autoComplete="off"
    />
  );
  const day = (name: TextName, after?: string) => (
    <DateField {...form.field(name)} label={t(fieldWords[name as 'hotelFirst'])} min={after} />
  );
  const flag = (name: FlagName) => (
    <CheckboxField
      name={name}
      label={t(fieldWords[name])}
      checked={values[name]}
      onChange={(checked) => form.set(name, checked)}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={<Trans>Participants</Trans>}>
        <div className="grid gap-4 md:grid-cols-2">
          {number('participantLimit')}
          {number('intendedUnitLimit')}
          {day('participantBegin')}
          {day('participantEnd', values.participantBegin)}
        </div>
      </Card>
      <Card title={<Trans>Hotel and dinner</Trans>}>
        <div className="grid gap-4 md:grid-cols-3">
          <div className="md:col-span-3">{flag('hotel')}</div>
          {values.hotel && (
            <>
              {day('hotelFirst')}
              {day('hotelLast', values.hotelFirst)}
              {number('hotelRooms')}
            </>
          )}
          <div className="md:col-span-3">{flag('dinner')}</div>
          {values.dinner && (
            <div className="grid gap-4 md:col-span-3 md:grid-cols-2">
              <TextField {...form.field('dinnerAt')} type="datetime-local" label={t(fieldWords.dinnerAt)} />
              {number('dinnerSeats')}
              <TextField {...form.field('dinnerSitting')} label={t(fieldWords.dinnerSitting)} limit={60} />
            </div>
          )}
        </div>
      </Card>
      <Card title={<Trans>Sign-in at the door</Trans>}>
        {flag('oncePerDay')}
        <p className="mt-3 mb-2 text-muted">
          <Trans>Macau time. If you add none, sign-in is always open.</Trans>
        </p>
        <RepeatingList
          rows={values.signInWindows}
          onChange={(windows) => form.set('signInWindows', windows)}
          newRow={() => ({ kind: 'ACTIVITY' as const, opensAt: '', closesAt: '' })}
          add={<Trans>Add a time</Trans>}
          removeLabel={t`Remove this time`}
          className="md:grid-cols-[1fr_1fr_1fr_auto]"
        >
          {(window, change, at) => (
            <>
              <SelectField
                label={t({ message: 'For', comment: 'What people sign in for' })}
                value={window.kind}
                options={signInKinds.map((value) => ({ value, label: t(signInKindWords[value]) }))}
                onChange={(kind) => change({ kind })}
              />
              <TextField
                type="datetime-local"
                label={t({ message: 'Opens', comment: 'The door' })}
                value={window.opensAt}
                onChange={(opensAt) => change({ opensAt })}
              />
              <TextField
                type="datetime-local"
                label={t({ message: 'Closes', comment: 'The door' })}
                value={window.closesAt}
                error={form.errorAt(`signInWindows.${at}.closesAt`)}
                onChange={(closesAt) => change({ closesAt })}
              />
            </>
          )}
        </RepeatingList>
      </Card>
      <Card title={<Trans>Meetings</Trans>}>
        {flag('visits')}
        {values.visits && (
          <>
            <div className="mt-3 grid gap-4 md:grid-cols-3">
              {number('matchingMinutes')}
              {number('restMinutes')}
              {number('graceMinutes')}
            </div>
            <p className="mt-4 mb-2 text-muted">
              <Trans>A table is called by its hall and number, for example A12. Each hall can have a screen.</Trans>
            </p>
            <RepeatingList
              rows={values.halls}
              onChange={(halls) => form.set('halls', halls)}
              newRow={() => ({ name: nextHall(values.halls), tables: '10' })}
              add={<Trans>Add a hall</Trans>}
              isFull={values.halls.length >= mostHalls && <Trans>There is no room for more halls.</Trans>}
              removeLabel={t`Remove this hall`}
              className="grid-cols-[1fr_1fr_auto]"
            >
              {(hall, change, at) => (
                <>
                  <TextField
                    label={t({
                      message: 'Hall',
                      context: 'meeting',
                      comment: 'A hall or room with tables: its letter or short name',
                    })}
                    value={hall.name}
                    error={form.errorAt(`halls.${at}.name`)}
                    onChange={(name) => change({ name })}
                    required
                  />
                  <TextField
                    label={t({
                      message: 'Tables',
                      context: 'meeting',
                      comment: 'How many tables there are for meetings',
                    })}
                    inputMode="numeric"
                    value={hall.tables}
                    error={form.errorAt(`halls.${at}.tables`)}
                    onChange={(tables) => change({ tables })}
                    required
                  />
                </>
              )}
            </RepeatingList>
            <p className="mt-4 mb-2 text-muted">
              <Trans>The time between two entries on a day is a break.</Trans>
            </p>
            <RepeatingList
              rows={values.sessions}
              onChange={(sessions) => form.set('sessions', sessions)}
              newRow={() => ({ day: values.beginDate, from: '09:30', to: '12:30' })}
              add={<Trans>Add a time</Trans>}
              removeLabel={t`Remove this time`}
              className="grid-cols-2 md:grid-cols-[1fr_1fr_1fr_auto]"
            >
              {(session, change, at) => (
                <>
                  <DateField
                    label={t({ message: 'Day', comment: 'Of meetings' })}
                    value={session.day}
                    error={form.errorAt(`sessions.${at}.day`)}
                    onChange={(on) => change({ day: on })}
                  />
                  <TextField
                    type="time"
                    label={t({ message: 'From', context: 'time', comment: 'A time of day' })}
                    value={session.from}
                    error={form.errorAt(`sessions.${at}.from`)}
                    onChange={(from) => change({ from })}
                  />
                  <TextField
                    type="time"
                    label={t({ message: 'To', context: 'time', comment: 'A time of day' })}
                    value={session.to}
                    error={form.errorAt(`sessions.${at}.to`)}
                    onChange={(to) => change({ to })}
                  />
                </>
              )}
            </RepeatingList>
          </>
        )}
      </Card>
    </div>
  );
}
