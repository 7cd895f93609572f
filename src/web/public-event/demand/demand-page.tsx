import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { demandLimits } from '#domain/public-event/demand.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { useProfile } from '#web/api/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { askDemand, publicEventKey } from '../queries.ts';
import type { EventSearch } from '../routes.ts';
import { usePublicEvents } from '../use-public-events.ts';

const empty = { activityId: '', contact: '', title: '', text: '', date: '' };
const needed = ['activityId', 'contact', 'title', 'text', 'date'] as const;

type Typed = typeof empty & { id: string };

/** What an invited unit would like to have at a public event. */
export function DemandPage() {
  const { t } = useLingui();
  usePageTitle(t`Add demand`);
  const { activityId = '' }: EventSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const covered = useProfile()?.activities ?? [];
  const events = usePublicEvents().filter(
    ({ value, isOver }) => covered.includes(value) && (!isOver || value === activityId),
  );
  const draftKey = `demand:${activityId}`;
  const form = useForm<Typed>({
    // Pressed again after a lost answer, also after a reload, it is the same demand.
    initial: { id: newId(), ...empty, activityId, ...storedDraft<Typed>(draftKey) },
    check: (values) =>
      needed.filter((path) => !values[path].trim()).map((path) => ({ path, problem: 'required' as const })),
    async submit(values) {
      try {
        await askDemand({ ...values, date: values.date as BusinessDate });
      } catch (error) {
        // It had arrived, and is decided: what is sent after this is another.
        if (hasCode(error, 'STATUS_ERROR')) form.set('id', newId());
        throw error;
      }
      forgetDraft(draftKey);
      toast({ text: t`Submitted. The fund will decide.` });
      await changed(publicEventKey);
      await navigate({ to: '/public-event/demand-list', search: { activityId: values.activityId } });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  return (
    <div className="mx-auto w-full max-w-reading">
      <PageHeader
        back={<BackLink to="/public-event/demand-list" search={{ activityId: activityId || undefined }} />}
        title={<Trans>Add demand</Trans>}
      />
      <form {...form.props} className="flex flex-col gap-4">
        <SelectField {...form.field('activityId')} label={t`Public event`} options={events} required />
        <TextField {...form.field('title')} label={t`What you need`} limit={demandLimits.title} required />
        <TextArea {...form.field('text')} label={t`Details`} limit={demandLimits.text} required />
        <DateField {...form.field('date')} label={t`Date needed`} required />
        <TextField
          {...form.field('contact')}
          label={t`Contact person`}
          hint={t`Name and telephone.`}
          limit={demandLimits.contact}
          required
        />
        <FormProblems of={form} />
        <Button type="submit" tone="primary" full busy={form.busy}>
          <Trans>Submit</Trans>
        </Button>
      </form>
    </div>
  );
}
