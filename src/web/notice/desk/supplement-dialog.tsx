import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskSupplement, SupplementDetails } from '#contract/notice/supplement.ts';
import { answer, api } from '#web/api/client.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { addSupplement, editSupplement } from '../supplement-queries.ts';

interface Values extends Omit<SupplementDetails, 'dueDate'> {
  dueDate: string;
}

const empty: Values = { nameTc: '', nameEn: '', namePt: '', textTc: '', textEn: '', textPt: '', dueDate: '' };
const valuesOf = ({ nameTc, nameEn, namePt, textTc, textEn, textPt, dueDate }: DeskSupplement): Values => ({
  nameTc,
  nameEn,
  namePt,
  textTc,
  textEn,
  textPt,
  dueDate: dueDate ?? '',
});
const detailsOf = (values: Values) => ({ ...values, dueDate: values.dueDate || null }) as SupplementDetails;

const nameLimit = 200;
const textLimit = 3000;

/** Writes a new supplement notice, or changes one. */
export function SupplementDialog({
  activityId,
  one,
  onClose,
  onSaved,
}: {
  activityId: string;
  one: DeskSupplement | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const once = useOnce();
  const edited = useVersionedForm<Values>({
    draftKey: `supplement:${one?.id ?? activityId}`,
    loaded: { values: one ? valuesOf(one) : empty, version: one?.version ?? 0 },
    check: ({ nameTc, nameEn, namePt }) =>
      nameTc.trim() || nameEn.trim() || namePt.trim() ? [] : [{ path: 'nameTc', problem: 'required' }],
    save: async ({ values, version }) => {
      const details = detailsOf(values);
      const saved = one
        ? await editSupplement(one.id, version, details)
        : await once((key) => addSupplement(activityId, details, key));
      toast({ text: t`Notice saved.` });
      onSaved();
      onClose();
      return { values: valuesOf(saved), version: saved.version };
    },
    fetchNewest: async () => {
      const { content } = await answer(api.GET('/admin/supplements', { params: { query: { activityId } } }));
      const newest = content.find(({ id }) => id === one?.id);
      return newest
        ? { values: valuesOf(newest), version: newest.version }
        : { values: empty, version: one?.version ?? 0 };
    },
  });
  const { form } = edited;
  const labels: Record<keyof Values, string> = {
    nameTc: t`Name in Chinese`,
    nameEn: t`Name in English`,
    namePt: t`Name in Portuguese`,
    textTc: t`Text in Chinese`,
    textEn: t`Text in English`,
    textPt: t`Text in Portuguese`,
    dueDate: t`Last day`,
  };
  if (edited.conflict) {
    return (
      <EditConflict
        conflict={edited.conflict}
        labelOf={(field) => labels[field]}
        show={(field, values) => values[field]}
        onResolve={edited.resolve}
        onClose={edited.leaveConflict}
      />
    );
  }
  return (
    <Dialog
      open
      width="wide"
      title={one ? <Trans>Edit the notice</Trans> : <Trans>Write a notice</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="supplement" tone="primary" icon="save" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id="supplement" {...form.props} className="flex flex-col gap-5">
        <TextField {...form.field('nameTc')} label={labels.nameTc} limit={nameLimit} lang="zh-Hant-MO" />
        <TextField {...form.field('nameEn')} label={labels.nameEn} limit={nameLimit} lang="en" />
        <TextField {...form.field('namePt')} label={labels.namePt} limit={nameLimit} lang="pt-PT" />
        <TextArea {...form.field('textTc')} label={labels.textTc} limit={textLimit} lang="zh-Hant-MO" />
        <TextArea {...form.field('textEn')} label={labels.textEn} limit={textLimit} lang="en" />
        <TextArea {...form.field('textPt')} label={labels.textPt} limit={textLimit} lang="pt-PT" />
        <DateField {...form.field('dueDate')} label={labels.dueDate} />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
