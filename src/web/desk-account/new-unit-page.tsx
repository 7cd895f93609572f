import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { emptyUnit, type UnitDetails, unitProblems } from '#domain/unit/check-unit.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { addUnit, peopleKey } from './queries.ts';
import { UnitFields } from './unit-fields.tsx';

const draftKey = 'unit:new';

export function NewUnitPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<UnitDetails>({
    initial: storedDraft<UnitDetails>(draftKey) ?? emptyUnit,
    check: unitProblems,
    submit: async (values) => {
      const { unit } = await addUnit(values);
      forgetDraft(draftKey);
      toast({ text: t`The unit is entered.` });
      await client.invalidateQueries({ queryKey: peopleKey });
      await navigate({ to: '/admin/units/$unitId', params: { unitId: unit.id } });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  return (
    <>
      <PageHeader title={<Trans>New unit</Trans>} back={<BackLink to="/admin/units" />}>
        <Trans>Please look first whether it is there already, in any of the three languages.</Trans>
      </PageHeader>
      <form {...form.props} className="flex max-w-4xl flex-col gap-6">
        <Card>
          <UnitFields form={form} />
        </Card>
        <FormError>{form.error}</FormError>
        <StickyActions>
          <Button type="submit" tone="primary" icon="check" busy={form.busy}>
            <Trans>Enter the unit</Trans>
          </Button>
        </StickyActions>
      </form>
    </>
  );
}
