import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { filledSteps, stepProblems } from '#domain/application/check-application.ts';
import { type WizardStep, wizardSteps } from '#domain/application/wizard-steps.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { DraftStore, type KeptApplication } from './draft-store.ts';
import { keptApplicationQuery } from './kept-application-query.ts';
import { applicationQuery, ownEnrollmentQuery, type ReadApplication } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { NotesToDo } from './notes-to-do.tsx';
import { SaveLine } from './save-line.tsx';
import { SidePanel } from './side-panel.tsx';
import { stepPaths, stepWords } from './step-words.ts';
import { DraftContext, useDraftState } from './use-draft-of.ts';
import { useFacts } from './use-facts.ts';
import { keptActivityQuery } from './kept-queries.ts';

/** The frame of the wizard: the steps, what is saved, and beside them links and notices (row 120). */
export function WizardLayout() {
  const { activityId, enrollmentId: inAddress }: ApplicationSearch = useSearch({ strict: false });
  if (!activityId) return <NoActivity />;
  return <OfActivity key={activityId} activityId={activityId} inAddress={inAddress ?? null} />;
}

const NoActivity = () => (
  <EmptyState
    icon="calendar"
    title={<Trans>Choose an exhibition first</Trans>}
    action={
      <LinkButton to="/home" tone="primary" icon="home">
        <Trans>Go to home page</Trans>
      </LinkButton>
    }
  >
    <Trans>Start your application from the exhibition's page.</Trans>
  </EmptyState>
);

function OfActivity({ activityId, inAddress }: { activityId: string; inAddress: string | null }) {
  const own = useQuery(ownEnrollmentQuery(activityId));
  // Its name stands above everything else.
  const activity = useQuery(keptActivityQuery(activityId));
  const step = useStep();
  // Without a network the address says which one it is.
  const enrollmentId = own.data === undefined ? inAddress : own.data;
  if (own.isPending || activity.isPending) return <Skeleton className="h-96" />;
  if (!enrollmentId && own.isError) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  if (!enrollmentId && step !== 'statement') {
    return <Navigate to="/application/statement" search={{ activityId }} replace />;
  }
  return enrollmentId ? (
    <Loaded key={enrollmentId} activityId={activityId} enrollmentId={enrollmentId} step={step} />
  ) : (
    <>
      <Title activityId={activityId} />
      <Outlet />
    </>
  );
}

function useStep(): WizardStep | null {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return wizardSteps.find((step) => path.replace(/\/$/, '').endsWith(stepPaths[step])) ?? null;
}

interface OfOne {
  activityId: string;
  enrollmentId: string;
  step: WizardStep | null;
}

function Loaded({ activityId, enrollmentId, step }: OfOne) {
  const read = useQuery(applicationQuery(enrollmentId));
  const kept = useQuery(keptApplicationQuery(enrollmentId));
  const { error, refetch } = kept.error ? kept : read;
  if (error && !(read.data && kept.isSuccess)) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!read.data || !kept.isSuccess) return <Skeleton className="h-96" />;
  return <Wizard activityId={activityId} enrollmentId={enrollmentId} step={step} read={read.data} kept={kept.data} />;
}

function Wizard({
  activityId,
  enrollmentId,
  step,
  read,
  kept,
}: OfOne & { read: ReadApplication; kept: KeptApplication | null }) {
  const [store] = useState(() => new DraftStore(read, kept));
  useEffect(() => store.start(), [store]);
  useInAddress(activityId, enrollmentId);
  return (
    <DraftContext value={store}>
      <Title activityId={activityId} />
      {step && <Steps activityId={activityId} enrollmentId={enrollmentId} step={step} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="flex min-w-0 flex-col gap-3">
          {step && step !== 'statement' && <SaveLine />}
          <NotesToDo step={step} />
          <Outlet />
        </div>
        <SidePanel activityId={activityId} />
      </div>
      <ClashDialog />
    </DraftContext>
  );
}

/** Whoever reloads without a network finds the application by its address. */
function useInAddress(activityId: string, enrollmentId: string): void {
  const { enrollmentId: inAddress }: ApplicationSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress !== enrollmentId) void navigate({ to: '.', search: { activityId, enrollmentId }, replace: true });
  }, [navigate, inAddress, activityId, enrollmentId]);
}

function Title({ activityId }: { activityId: string }) {
  const { data: activity } = useQuery(keptActivityQuery(activityId));
  return (
    <PageHeader back={<BackLink to="/home" />} title={<Trans>Application</Trans>}>
      {activity && <LocalizedName of={namesOf(activity)} />}
    </PageHeader>
  );
}

/** The tick means that nothing is missing there. */
function Steps({ activityId, enrollmentId, step }: OfOne & { step: WizardStep }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const facts = useFacts(activityId);
  const rested = useDraftState((state) => state.rested);
  const done = useMemo(
    () => (facts ? filledSteps.filter((each) => stepProblems(each, rested, facts).length === 0) : []),
    [rested, facts],
  );
  return (
    <div data-no-print>
      <Stepper
        steps={wizardSteps.map((id) => ({
          id,
          label: t(stepWords[id]),
          done: id === 'statement' || done.some((each) => each === id),
        }))}
        current={step}
        onStep={(id) => {
          const to = wizardSteps.find((each) => each === id);
          if (to) void navigate({ to: stepPaths[to], search: { activityId, enrollmentId } });
        }}
      />
    </div>
  );
}
