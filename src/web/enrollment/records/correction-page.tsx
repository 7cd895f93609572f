import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import type { Record } from './record-card.tsx';
import { recordsQuery } from './records-page.tsx';
import { ReturnReason } from './return-reason.tsx';
import type { CorrectionSearch } from './routes.ts';

/** A registration that the fund returned: why, and handing it in again. An exhibition's has its form in the wizard. */
export function CorrectionPage() {
  const { activityId, enrollmentId }: CorrectionSearch = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(recordsQuery({ activityId }));
  const record = data?.content.find((one) => one.enrollmentId === enrollmentId);
  return (
    <>
      <PageHeader back={<BackLink to="/activity-records" />} title={<Trans>Correct and submit again</Trans>}>
        {record && <LocalizedName of={namesOf(record.activity)} />}
      </PageHeader>
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : record?.wanted === 'correctApplication' && hasBooths(record.activity.category) ? (
        <Navigate to="/application/statement" search={{ activityId, enrollmentId }} replace />
      ) : record?.wanted === 'correctApplication' ? (
        <Correction key={record.version} record={record} />
      ) : (
        <EmptyState
          icon="check-circle"
          title={<Trans>Nothing to correct here</Trans>}
          action={
            <LinkButton to="/activity-records" tone="primary" icon="history">
              <Trans>Activity records</Trans>
            </LinkButton>
          }
        >
          <Trans>The application is with the fund, or someone in your unit has already submitted it again.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function Correction({ record }: { record: Record }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { enrollmentId, version, unit } = record;
  const draftKey = `correction:${enrollmentId}`;
  const written = { note: '' };
  const form = useForm({
    initial: { ...written, ...storedDraft<typeof written>(draftKey) },
    check: ({ note }) => (note.trim() ? [] : [{ path: 'note', problem: 'required' as const }]),
    submit: async ({ note }) => {
      const body = { version, note };
      await answer(api.PATCH('/enrollments/{enrollmentId}/resubmit', { params: { path: { enrollmentId } }, body }));
      forgetDraft(draftKey);
      await changed(['enrollments'], ['activities']);
      toast({ text: t`Submitted again. The fund has been told.` });
      await navigate({ to: '/activity-records' });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  return (
    <Card title={<LocalizedName of={namesOf(unit)} />}>
      {record.returnReason && <ReturnReason reason={record.returnReason} />}
      <form {...form.props} className="mt-5 flex flex-col gap-4">
        <TextArea
          label={t`What you corrected, or your reply to the fund`}
          required
          limit={500}
          value={form.values.note}
          error={form.errorAt('note')}
          onChange={(value) => form.set('note', value)}
        />
        <FormProblems of={form} />
        <div>
          <Button type="submit" tone="primary" icon="send" busy={form.busy}>
            <Trans>Submit again</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
