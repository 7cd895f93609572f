import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DeskEvent } from '#contract/activity/desk.ts';
import { useMay } from '#web/api/use-may.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { administrators } from '#domain/account/roles.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import type { FieldError } from '#domain/errors.ts';
import { namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { DiscardButton } from './discard-button.tsx';
import { NamesFields } from './names-fields.tsx';
import { eventsQuery, refreshActivities } from './queries.ts';
import { ReportLink } from './report-link.tsx';
import { languageNames } from './words.ts';

type Names = Pick<DeskEvent, 'nameTc' | 'nameEn' | 'namePt'>;

const needsName = (names: Names): FieldError[] => (hasName(names) ? [] : [{ path: 'nameTc', problem: 'required' }]);

const nameCell = (event: DeskEvent) => <LocalizedName of={namesOf(event)} />;
const countCell = (event: DeskEvent) => event.activities;
const activitiesLink = (event: DeskEvent) => (
  <LinkButton to="/admin/activities" search={{ eventId: event.id }} tone="quiet" icon="list">
    <Trans comment="A part of the fund’s desk">Activities</Trans>
  </LinkButton>
);

/** Events own activities, as the science week of a year does (G69). */
export function EventsPage() {
  const { t } = useLingui();
  const mayChange = useMay('saveEvent', administrators);
  const { data, error, refetch } = useQuery(eventsQuery);
  const [open, setOpen] = useState<DeskEvent | 'new' | null>(null);
  const columns: Column<DeskEvent>[] = [
    {
      id: 'name',
      header: t({ message: 'Event', context: 'year', comment: 'As the science week of a year' }),
      primary: true,
      cell: nameCell,
    },
    {
      id: 'activities',
      header: t({ message: 'Activities', comment: 'A part of the fund’s desk' }),
      align: 'end',
      cell: countCell,
    },
  ];
  const actions = (event: DeskEvent) => (
    <>
      {activitiesLink(event)}
      <ReportLink eventId={event.id} tone="quiet" />
      {mayChange && (
        <Button tone="quiet" icon="edit" onClick={() => setOpen(event)}>
          <Trans comment="A button: change the names">Rename</Trans>
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        back={<BackToList to="/admin/activities" />}
        title={
          <Trans context="year" comment="As the science week of a year">
            Events
          </Trans>
        }
        actions={
          mayChange && (
            <Button tone="primary" icon="plus" onClick={() => setOpen('new')}>
              <Trans>New event</Trans>
            </Button>
          )
        }
      >
        <Trans>An event, such as a year’s science week, groups activities. Invitations are for events.</Trans>
      </PageHeader>
      <DataTable
        label={t({ message: 'Events', context: 'year', comment: 'As the science week of a year' })}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={actions}
        empty={
          <EmptyState icon="calendar" title={<Trans>No events yet</Trans>}>
            <Trans>Create one, then choose it in its activities.</Trans>
          </EmptyState>
        }
      />
      {open === 'new' && <NewEvent onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <RenameEvent key={open.id} event={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function NewEvent({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const once = useOnce();
  const form = useForm<Names>({
    initial: { nameTc: '', nameEn: '', namePt: '' },
    check: needsName,
    submit: async (body) => {
      await once((key) => answer(api.POST('/admin/events', { body, ...key })));
      await refreshActivities();
      onClose();
      toast({ text: t`The event is created.` });
    },
  });
  return (
    <Dialog
      open
      title={<Trans>New event</Trans>}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone="primary" icon="plus" busy={form.busy}>
          <Trans comment="A button">Create</Trans>
        </Button>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <NamesFields field={form.field} />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}

const versioned = ({ nameTc, nameEn, namePt, version }: DeskEvent) => ({
  values: { nameTc, nameEn, namePt },
  version,
});

function RenameEvent({ event, onClose }: { event: DeskEvent; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const edit = useVersionedForm<Names>({
    draftKey: `event:${event.id}`,
    loaded: versioned(event),
    check: needsName,
    save: async ({ values, version }) => {
      const saved = await answer(
        api.PUT('/admin/events/{eventId}', {
          params: { path: { eventId: event.id } },
          body: { version, ...values },
        }),
      );
      await refreshActivities();
      onClose();
      toast({ text: t`Saved.` });
      return versioned(saved);
    },
    fetchNewest: async () => {
      const all = await answer(api.GET('/admin/events', { params: { query: { page: 0, size: 100 } } }));
      return versioned(all.content.find((one) => one.id === event.id) ?? event);
    },
  });
  if (edit.conflict) {
    return (
      <EditConflict
        conflict={edit.conflict}
        labelOf={(field) => languageNames[field.slice(4) as 'Tc'].name}
        show={(field, names) => names[field]}
        onResolve={edit.resolve}
        onClose={edit.leaveConflict}
      />
    );
  }
  return (
    <Dialog
      open
      title={<Trans>Rename the event</Trans>}
      onClose={onClose}
      actions={
        <>
          <DiscardButton edit={edit} onClose={onClose} />
          <Button type="submit" form={id} tone="primary" icon="save" busy={edit.form.busy}>
            <Trans comment="A button">Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...edit.form.props} className="flex flex-col gap-4">
        <NamesFields field={edit.form.field} />
        <FormProblems of={edit.form} />
      </form>
    </Dialog>
  );
}
