import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { hasName } from '#domain/activity/activity-fields.ts';
import type { FieldError } from '#domain/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Once } from '#web/api/once.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { useVersionedForm, type Versioned } from '#web/ui/use-versioned-form.ts';
import { DiscardButton } from '#web/activity/desk/discard-button.tsx';
import { NamesFields } from '#web/activity/desk/names-fields.tsx';

export interface NamedForm {
  code: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  active: boolean;
}

export const emptyNames: NamedForm = { code: '', nameTc: '', nameEn: '', namePt: '', active: true };

export const limitOrNull = (text: string): number | null => (text.trim() ? Number(text) : null);
export const isLimit = (text: string): boolean => !text.trim() || /^[1-9]\d{0,2}$/.test(text.trim());

/** Fields that the server names below `fields`. */
const inForm = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError({
        code: error.code,
        message: error.message,
        status: error.status,
        requestId: error.requestId,
        fields: error.fields.map((problem) => ({ ...problem, path: problem.path.replace(/^fields\./, '') })),
      })
    : error;

/** One item of an exhibition's lists in a dialog: new, or changed over the version that was read. */
export function ItemDialog<Form extends NamedForm>({
  refresh,
  draftKey,
  title,
  loaded,
  check,
  save,
  fetchNewest,
  labelOf,
  show,
  codeIs = 'free',
  children,
  after,
  onClose,
}: {
  /** Shows what was saved. */
  refresh: () => Promise<void>;
  draftKey: string;
  title: ReactNode;
  loaded: Versioned<Form>;
  check: (values: Form) => FieldError[];
  save: (edited: Versioned<Form>, once: Once) => Promise<Versioned<Form>>;
  fetchNewest: () => Promise<Versioned<Form>>;
  labelOf: (field: keyof Form & string) => ReactNode;
  show: (field: keyof Form & string, values: Form) => ReactNode;
  /** A code that rules know an item by stays what it is. */
  codeIs?: 'free' | 'fixed' | 'upper case';
  children?: (form: ReturnType<typeof useForm<Form>>) => ReactNode;
  /** What is saved on its own, below the form. */
  after?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const once = useOnce();
  const edit = useVersionedForm<Form>({
    draftKey,
    loaded,
    check: (values) => [
      ...(hasName(values) ? [] : [{ path: 'nameTc', problem: 'required' } as const]),
      ...check(values),
    ],
    save: async (edited) => {
      try {
        const saved = await once((key) => save(edited, key));
        await refresh();
        onClose();
        toast({ text: t`Saved.` });
        return saved;
      } catch (error) {
        throw inForm(error);
      }
    },
    fetchNewest,
  });
  const { form } = edit;
  const named = form as unknown as ReturnType<typeof useForm<NamedForm>>;
  if (edit.conflict) {
    return (
      <EditConflict
        conflict={edit.conflict}
        labelOf={labelOf}
        show={show}
        onResolve={edit.resolve}
        onClose={edit.leaveConflict}
      />
    );
  }
  return (
    <Dialog
      open
      width="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          <DiscardButton edit={edit} onClose={onClose} />
          <Button type="submit" form={id} tone="primary" icon="save" busy={form.busy}>
            <Trans comment="A button">Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        {codeIs !== 'fixed' && (
          <TextField
            {...named.field('code')}
            label={t({ message: 'Code', comment: 'Of an item in a list' })}
            hint={
              codeIs === 'upper case' &&
              t`Capital letters, numbers and _. Codes beginning with OTHER ask for free text.`
            }
            limit={20}
            autoComplete="off"
          />
        )}
        <NamesFields field={named.field} />
        {children?.(form)}
        <CheckboxField
          name="active"
          label={t`Offered to applicants`}
          hint={t`Those who already chose it keep it.`}
          checked={named.values.active}
          onChange={(active) => named.set('active', active)}
        />
        <FormProblems of={form} />
      </form>
      {after}
    </Dialog>
  );
}
