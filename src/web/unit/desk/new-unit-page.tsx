import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { emptyUnit, type UnitDetails, unitProblems } from '#domain/unit/check-unit.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { addUnit, peopleKey } from '#web/account/desk/queries.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { UnitFields } from './unit-fields.tsx';

const draftKey = 'unit:new';

const isNamesake = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ problem }) => problem === 'unitHasName');

export function NewUnitPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const namesake = {
    title: t`A unit with this name already exists`,
    text: t`Search under Units first. Two units with the same name are easy to mix up.`,
    action: t`Add anyway`,
  };
  const once = useOnce();
  const form = useForm<UnitDetails>({
    initial: storedDraft<UnitDetails>(draftKey) ?? emptyUnit,
    check: unitProblems,
    submit: async (values) => {
      const add = (another: boolean) => once((key) => addUnit({ ...values, another }, key));
      const { unit } = await add(false).catch(async (error: unknown) => {
        if (!isNamesake(error) || !(await ask(namesake))) throw error;
        return add(true);
      });
      forgetDraft(draftKey);
      toast({ text: t`Unit added.` });
      await changed(peopleKey);
      await navigate({ to: '/admin/units/$unitId', params: { unitId: unit.id } });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  return (
    <>
      <PageHeader title={<Trans>New unit</Trans>} back={<BackToList to="/admin/units" />}>
        <Trans>Search first in any of the three languages: it may already be here.</Trans>
      </PageHeader>
      <form {...form.props} className="flex max-w-4xl flex-col gap-6">
        <Card>
          <UnitFields form={form} />
        </Card>
        <FormProblems of={form} />
        <StickyActions>
          <Button type="submit" tone="primary" icon="check" busy={form.busy}>
            <Trans>Add unit</Trans>
          </Button>
        </StickyActions>
      </form>
    </>
  );
}
