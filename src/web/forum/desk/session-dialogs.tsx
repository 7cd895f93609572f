import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { DeskSession } from '#contract/forum/desk.ts';
import { DiscardButton } from '#web/activity/desk/discard-button.tsx';
import { languageNames } from '#web/activity/desk/words.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { addSession, readSession, refreshProgrammes, saveSession } from '../queries.ts';
import { SessionFieldsOf } from './session-fields.tsx';
import { fieldsOf, newSession, problemsOf, type SessionForm, versioned } from './session-form.ts';

interface DialogProps {
  /** All of the forum, by time. */
  sessions: readonly DeskSession[];
  onClose: () => void;
}

function Frame({
  title,
  form,
  discard,
  onClose,
}: {
  title: ReactNode;
  form: ReturnType<typeof useForm<SessionForm>>;
  discard?: ReactNode;
  onClose: () => void;
}) {
  const id = useId();
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
            <Trans comment="A button">Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <SessionFieldsOf form={form} />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}

export function NewSession({ forumId, sessions, onClose }: DialogProps & { forumId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const once = useOnce();
  const form = useForm<SessionForm>({
    initial: newSession(sessions.at(-1)),
    check: (values) => problemsOf(values, { id: '', others: sessions, locale }),
    submit: async (values) => {
      await once((key) => addSession(forumId, fieldsOf(values), key));
      await refreshProgrammes();
      onClose();
      toast({ text: t`Saved.` });
    },
  });
  return <Frame title={<Trans>New session</Trans>} form={form} onClose={onClose} />;
}

export function SessionEditor({ session, sessions, onClose }: DialogProps & { session: DeskSession }) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useVersionedForm<SessionForm>({
    draftKey: `forum-session:${session.id}`,
    loaded: versioned(session),
    check: (values) => problemsOf(values, { id: session.id, others: sessions, locale }),
    save: async ({ values, version }) => {
      const saved = await saveSession(session.id, { ...fieldsOf(values), version });
      await refreshProgrammes();
      onClose();
      toast({ text: t`Saved.` });
      return versioned(saved);
    },
    fetchNewest: async () => versioned(await readSession(session.id)),
  });
  const labels: Record<keyof SessionForm, string> = {
    begins: t`Starts (Macau time)`,
    ends: t`Ends (Macau time)`,
    nameTc: languageNames.Tc.name,
    nameEn: languageNames.En.name,
    namePt: languageNames.Pt.name,
    hall: t({ message: 'Hall', comment: 'Where a session of a forum takes place' }),
    speakers: t`Speakers`,
  };
  if (edit.conflict) {
    return (
      <EditConflict
        conflict={edit.conflict}
        labelOf={(field) => labels[field]}
        show={(field, values) => <Shown field={field} values={values} />}
        onResolve={edit.resolve}
        onClose={edit.leaveConflict}
      />
    );
  }
  return (
    <Frame
      title={<Trans>Edit session</Trans>}
      form={edit.form}
      discard={<DiscardButton edit={edit} onClose={onClose} />}
      onClose={onClose}
    />
  );
}

/** A value as a person reads it. */
function Shown({ field, values }: { field: keyof SessionForm; values: SessionForm }) {
  if (field === 'hall') return Object.values(values.hall).filter(Boolean).join(' · ');
  if (field === 'speakers')
    return values.speakers.map(({ name }) => Object.values(name).filter(Boolean).join(' · ')).join(', ');
  return values[field].replace('T', ' ');
}
