import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { placeCodes } from '#domain/exhibition/place-codes.ts';
import { answer, api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { refreshExhibition } from '#web/activity/desk/queries.ts';
import { areaOf } from './chosen-places.tsx';

/** Places are added by a line of their codes. */
export function AddPlaces({
  activityId,
  options,
}: {
  activityId: string;
  options: { value: string; label: string }[];
}) {
  const { t } = useLingui();
  const form = useForm({
    initial: { codes: '', area: '' },
    check: ({ codes }) => (placeCodes(codes) ? [] : [{ path: 'codes', problem: 'format' }]),
    submit: async ({ codes, area }) => {
      const { added, kept } = await answer(
        api.POST('/admin/activities/{activityId}/places', {
          params: { path: { activityId } },
          body: { codes, areaId: areaOf(area) },
        }),
      );
      await refreshExhibition(activityId);
      form.reset({ codes: '', area });
      toast({
        text:
          kept > 0
            ? t`${plural(added, { one: '# place is added', other: '# places are added' })}; ${kept} were there already.`
            : t`${plural(added, { one: '# place is added', other: '# places are added' })}.`,
      });
    },
  });
  const count = placeCodes(form.values.codes)?.length ?? 0;
  return (
    <form {...form.props} className="mb-6 grid items-start gap-3 md:grid-cols-[2fr_1fr_auto]">
      <TextField
        {...form.field('codes')}
        label={t`Codes of new places`}
        hint={
          count > 0
            ? t`${plural(count, { one: '# place', other: '# places' })}`
            : t`For example A01-A40. Separate several with commas.`
        }
        autoCapitalize="characters"
        autoComplete="off"
      />
      <SelectField
        {...form.field('area')}
        label={t({ message: 'Area', comment: 'A column: of a hall' })}
        options={options}
      />
      <div className="md:pt-8">
        <Button type="submit" icon="plus" busy={form.busy}>
          <Trans>Add places</Trans>
        </Button>
      </div>
      <FormProblems of={form} />
    </form>
  );
}
