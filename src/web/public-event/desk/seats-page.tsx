import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { DeskPublicEvent } from '#contract/public-event/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { useMay } from '#web/api/use-may.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { publicEventKey, saveSeats, seatsQuery } from '../queries.ts';

/** What staff set for a public event: its seats, and what it says of itself. */
export function SeatsPage() {
  const { activityId } = useSearch({ from: '/admin/public-event/seats' });
  const { data, error, refetch } = useQuery({ ...seatsQuery(activityId ?? ''), enabled: activityId !== undefined });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      <PageHeader
        back={<BackLink to="/admin/public-event" search={{ activityId }} />}
        title={<LocalizedName of={namesOf(data)} />}
        actions={
          <LinkButton to="/public-event-announce" search={{ activityId }} icon="eye">
            <Trans>View announcement</Trans>
          </LinkButton>
        }
      />
      <SeatsForm key={data.version} of={data} />
    </>
  );
}

const numbers = ['seats', 'seatsPerRegistration', 'acceptHours', 'reminderHours'] as const;

function SeatsForm({ of: event }: { of: DeskPublicEvent }) {
  const { t } = useLingui();
  const mayChange = useMay('saveDeskPublicEvent', administrators);
  const { activityId, version, waitingList, mapUrl, taken } = event;
  const form = useForm({
    initial: {
      seats: String(event.seats),
      seatsPerRegistration: String(event.seatsPerRegistration),
      acceptHours: String(event.acceptHours),
      reminderHours: String(event.reminderHours),
      waitingList,
      mapUrl,
      ...event.announcement,
    },
    check: (values) =>
      numbers
        .filter((path) => !Number.isInteger(Number(values[path])) || values[path].trim() === '')
        .map((path) => ({ path, problem: 'required' as const })),
    async submit({ tc, en, pt, seats, seatsPerRegistration, acceptHours, reminderHours, ...said }) {
      await saveSeats(activityId, {
        ...said,
        seats: Number(seats),
        seatsPerRegistration: Number(seatsPerRegistration),
        acceptHours: Number(acceptHours),
        reminderHours: Number(reminderHours),
        announcement: { tc, en, pt },
        version,
      });
      toast({ text: t`Saved.` });
      await changed(publicEventKey);
    },
  });
  const number = { type: 'number', inputMode: 'numeric', min: 0, disabled: !mayChange } as const;
  return (
    <form {...form.props} className="flex max-w-reading flex-col gap-6">
      <Card title={<Trans>Seats</Trans>}>
        <div className="flex flex-col gap-4">
          <TextField
            {...form.field('seats')}
            {...number}
            label={t`Total seats`}
            hint={
              <Trans>
                Taken: {taken}. New seats are offered to the waiting list straight away. 0 keeps registration closed.
              </Trans>
            }
          />
          <TextField {...form.field('seatsPerRegistration')} {...number} label={t`Maximum seats per registration`} />
          <CheckboxField
            label={t`Keep a waiting list`}
            checked={form.values.waitingList}
            disabled={!mayChange}
            onChange={(is) => form.set('waitingList', is)}
          />
          <TextField {...form.field('acceptHours')} {...number} label={t`Hours to accept offered seats`} />
          <TextField
            {...form.field('reminderHours')}
            {...number}
            label={t`Reminder, hours before`}
            hint={t`Enter 0 to send no reminder.`}
          />
        </div>
      </Card>
      <Card title={<Trans>Announcement</Trans>}>
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">
            <Trans>If empty, the activity’s description is shown. The picture comes from the activity.</Trans>
          </p>
          <TextArea
            {...form.field('tc')}
            label={t`Text in Chinese`}
            lang="zh-Hant-MO"
            disabled={!mayChange}
            limit={2000}
          />
          <TextArea {...form.field('en')} label={t`Text in English`} lang="en" disabled={!mayChange} limit={2000} />
          <TextArea
            {...form.field('pt')}
            label={t`Text in Portuguese`}
            lang="pt-PT"
            disabled={!mayChange}
            limit={2000}
          />
          <TextField
            {...form.field('mapUrl')}
            label={t`Map link`}
            type="url"
            inputMode="url"
            placeholder="https://"
            disabled={!mayChange}
          />
        </div>
      </Card>
      <FormProblems of={form} />
      {mayChange && (
        <Button type="submit" tone="primary" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
      )}
    </form>
  );
}
