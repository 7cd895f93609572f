import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPublicEvent } from '#contract/public-event/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { changed } from '#web/api/changed.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { publicEventKey, saveSeats, seatsQuery } from '../queries.ts';

const numbers = ['seats', 'seatsPerRegistration', 'acceptHours', 'reminderHours'] as const;
const texts = ['tc', 'en', 'pt'] as const;

type Values = Record<(typeof numbers)[number] | (typeof texts)[number] | 'mapUrl', string> & { waitingList: boolean };

const words: Record<keyof Values, MessageDescriptor> = {
  seats: msg`Total seats`,
  seatsPerRegistration: msg`Maximum seats per registration`,
  waitingList: msg`Keep a waiting list`,
  acceptHours: msg`Hours to accept offered seats`,
  reminderHours: msg`Reminder, hours before`,
  tc: msg`Text in Chinese`,
  en: msg`Text in English`,
  pt: msg`Text in Portuguese`,
  mapUrl: msg`Map link`,
};
const languages = { tc: 'zh-Hant-MO', en: 'en', pt: 'pt-PT' } as const;

/** As a form has it. */
const read = (event: DeskPublicEvent): { values: Values; version: number } => ({
  values: {
    seats: String(event.seats),
    seatsPerRegistration: String(event.seatsPerRegistration),
    acceptHours: String(event.acceptHours),
    reminderHours: String(event.reminderHours),
    waitingList: event.waitingList,
    mapUrl: event.mapUrl,
    ...event.announcement,
  },
  version: event.version,
});

const written = ({ tc, en, pt, ...said }: Values) => ({
  ...said,
  seats: Number(said.seats),
  seatsPerRegistration: Number(said.seatsPerRegistration),
  acceptHours: Number(said.acceptHours),
  reminderHours: Number(said.reminderHours),
  announcement: { tc, en, pt },
});

export function SeatsForm({ of: event }: { of: DeskPublicEvent }) {
  const { t } = useLingui();
  const mayChange = useMay('saveDeskPublicEvent', administrators);
  const { activityId, taken } = event;
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<Values>({
    draftKey: `public-event-seats:${activityId}`,
    loaded: read(event),
    check: (values) =>
      numbers
        .filter((path) => !Number.isInteger(Number(values[path])) || values[path].trim() === '')
        .map((path) => ({ path, problem: 'required' as const })),
    save: async ({ values, version }) => {
      const saved = await saveSeats(activityId, { ...written(values), version });
      toast({ text: t`Saved.` });
      await changed(publicEventKey);
      return read(saved);
    },
    fetchNewest: async () => read(await queryClient.fetchQuery({ ...seatsQuery(activityId), staleTime: 0 })),
  });
  const number = { type: 'number', inputMode: 'numeric', min: 0, disabled: !mayChange } as const;
  return (
    <form {...form.props} className="flex max-w-reading flex-col gap-6">
      <Card title={<Trans>Seats</Trans>}>
        <div className="flex flex-col gap-4">
          <TextField
            {...form.field('seats')}
            {...number}
            label={t(words.seats)}
            hint={
              <Trans>
                Taken: {taken}. New seats are offered to the waiting list straight away. 0 keeps registration closed.
              </Trans>
            }
          />
          <TextField {...form.field('seatsPerRegistration')} {...number} label={t(words.seatsPerRegistration)} />
          <CheckboxField
            label={t(words.waitingList)}
            checked={form.values.waitingList}
            disabled={!mayChange}
            onChange={(is) => form.set('waitingList', is)}
          />
          <TextField {...form.field('acceptHours')} {...number} label={t(words.acceptHours)} />
          <TextField
            {...form.field('reminderHours')}
            {...number}
            label={t(words.reminderHours)}
            hint={t`Enter 0 to send no reminder.`}
          />
        </div>
      </Card>
      <Card title={<Trans>Announcement</Trans>}>
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            <Trans>If empty, the activity’s description is shown. The picture comes from the activity.</Trans>
          </p>
          {texts.map((text) => (
            <TextArea
              key={text}
              {...form.field(text)}
              label={t(words[text])}
              lang={languages[text]}
              disabled={!mayChange}
              limit={2000}
            />
          ))}
          <TextField
            {...form.field('mapUrl')}
            label={t(words.mapUrl)}
            type="url"
            inputMode="url"
            placeholder="https://"
            disabled={!mayChange}
          />
        </div>
      </Card>
      <SaveChanges form={form} dirty={dirty} discard={discard} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(words[field])}
          show={(field, { waitingList, ...values }) =>
            field === 'waitingList' ? (waitingList ? t`Yes` : t`No`) : values[field]
          }
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </form>
  );
}
