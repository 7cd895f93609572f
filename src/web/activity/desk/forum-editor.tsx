import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { DeskForum, ForumFields } from '#contract/activity/desk.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { UploadField } from '#web/file/upload-field.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { instantOfMacauTime, macauTime } from '#web/ui/macau-time.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { DiscardButton } from './discard-button.tsx';
import { NamesFields } from './names-fields.tsx';
import { activitiesQuery, readForum, refreshActivities } from './queries.ts';
import { languageNames } from './words.ts';

interface ForumForm {
  activityId: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** In Macau. */
  heldAt: string;
}

function problemsOf(form: ForumForm): FieldError[] {
  return [
    ...(form.activityId ? [] : [{ path: 'activityId', problem: 'required' } as const]),
    ...(hasName(form) ? [] : [{ path: 'nameTc', problem: 'required' } as const]),
    ...(instantOfMacauTime(form.heldAt) ? [] : [{ path: 'heldAt', problem: 'required' } as const]),
  ];
}

const fieldsOf = ({ heldAt, ...form }: ForumForm): ForumFields => ({
  ...form,
  holdDate: instantOfMacauTime(heldAt) ?? ('' as Instant),
});

const versioned = ({ activityId, nameTc, nameEn, namePt, holdDate, version }: DeskForum) => ({
  values: { activityId, nameTc, nameEn, namePt, heldAt: macauTime(holdDate) },
  version,
});

const useActivityOptions = () => {
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery({}, 0, 100));
  return (data?.content ?? []).map((activity) => ({
    value: activity.id,
    label: `${nameIn(activity, locale)} (${activity.code})`,
  }));
};

function ForumDialog({
  title,
  action,
  form,
  discard,
  children,
  onClose,
}: {
  title: ReactNode;
  action: ReactNode;
  discard?: ReactNode;
  form: ReturnType<typeof useForm<ForumForm>>;
  /** What is saved on its own, below the form. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const options = useActivityOptions();
  return (
    <Dialog
      open
      width="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          {discard}
          <Button type="submit" form={id} tone="primary" icon="save" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <SelectField
          {...form.field('activityId')}
          label={t({ message: 'Activity', comment: 'A column' })}
          options={options}
          required
        />
        <TextField {...form.field('heldAt')} type="datetime-local" label={t`Starts (Macau time)`} required />
        <NamesFields field={form.field} />
        <FormProblems of={form} />
      </form>
      {children}
    </Dialog>
  );
}

export function NewForum({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const once = useOnce();
  const form = useForm<ForumForm>({
    initial: { activityId: '', nameTc: '', nameEn: '', namePt: '', heldAt: '' },
    check: problemsOf,
    submit: async (values) => {
      await once((key) => answer(api.POST('/admin/forums', { body: fieldsOf(values), ...key })));
      await refreshActivities();
      onClose();
      toast({ text: t`The forum is a draft. Publish it to show it on the home page.` });
    },
  });
  return (
    <ForumDialog
      title={<Trans>New forum</Trans>}
      action={<Trans comment="A button">Create</Trans>}
      form={form}
      onClose={onClose}
    />
  );
}

export function ForumEditor({ forum, onClose }: { forum: DeskForum; onClose: () => void }) {
  const { t } = useLingui();
  const options = useActivityOptions();
  const path = { forumId: forum.id };
  const edit = useVersionedForm<ForumForm>({
    draftKey: `forum:${forum.id}`,
    loaded: versioned(forum),
    check: problemsOf,
    save: async ({ values, version }) => {
      const saved = await answer(
        api.PUT('/admin/forums/{forumId}', { params: { path }, body: { version, fields: fieldsOf(values) } }),
      );
      await refreshActivities();
      onClose();
      toast({ text: t`Saved.` });
      return versioned(saved);
    },
    fetchNewest: async () => versioned(await readForum(forum.id)),
  });
  const labels: Record<keyof ForumForm, string> = {
    activityId: t({ message: 'Activity', comment: 'A column' }),
    heldAt: t`Starts (Macau time)`,
    nameTc: languageNames.Tc.name,
    nameEn: languageNames.En.name,
    namePt: languageNames.Pt.name,
  };
  if (edit.conflict) {
    return (
      <EditConflict
        conflict={edit.conflict}
        labelOf={(field) => labels[field]}
        show={(field, values) =>
          field === 'activityId'
            ? options.find(({ value }) => value === values.activityId)?.label
            : values[field].replace('T', ' ')
        }
        onResolve={edit.resolve}
        onClose={edit.leaveConflict}
      />
    );
  }
  return (
    <ForumDialog
      title={<Trans>Edit the forum</Trans>}
      action={<Trans comment="A button">Save</Trans>}
      form={edit.form}
      discard={<DiscardButton edit={edit} onClose={onClose} />}
      onClose={onClose}
    >
      <div className="mt-6 border-t border-line pt-4">
        <UploadField
          owner={{ kind: 'FORUM', id: forum.id }}
          group="FORUM_IMAGE"
          label={t({ message: 'Picture', comment: 'Of a forum or of a board' })}
          hint={t`Uploaded straight away. Shown on the forum’s card on the home page.`}
        />
      </div>
    </ForumDialog>
  );
}
