import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { useProfile } from '#web/api/profile.ts';
import { useActionWord } from '#web/audit/action-words.ts';
import { type Fact, Facts } from '#web/desk/facts.tsx';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { listOf } from '#web/desk/queue.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { whoseTurn } from '#web/inbox/case-words.ts';
import { LastReason } from '#web/inbox/last-reason.tsx';
import { WhyNotMine } from '#web/inbox/why-not-mine.tsx';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChangeContractor } from './change-contractor.tsx';
import { EnrollmentMoves } from './enrollment-moves.tsx';
import { PlacesCard } from './places-card.tsx';
import { enrollmentQuery } from './queries.ts';
import { QueueSteps } from './queue-steps.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** One registration: who, where it stands and since when, what happened, and what staff can decide. */
export function EnrollmentPage() {
  const { enrollmentId } = useParams({ from: '/admin/enrollments/$enrollmentId' });
  useQueueKeys(enrollmentId, 'registration');
  return (
    <RecordPage
      query={useQuery(enrollmentQuery(enrollmentId))}
      title={<Trans comment="Of a unit for an activity">Registration</Trans>}
      back={<BackToList to={listOf(enrollmentId)} />}
      actions={<QueueSteps enrollmentId={enrollmentId} page="registration" />}
    >
      {(of) => <Shown key={enrollmentId} of={of} />}
    </RecordPage>
  );
}

function Shown({ of }: { of: DeskEnrollment }) {
  const { t } = useLingui();
  const profile = useProfile();
  const { text } = useName(of.unitNames);
  const turn = of.turn && whoseTurn[of.turn];
  return (
    <>
      <PageHeader
        title={text || <Trans comment="Of a unit for an activity">Registration</Trans>}
        back={<BackToList to={listOf(of.id)} />}
        actions={
          <>
            <QueueSteps enrollmentId={of.id} page="registration" />
            <EnrollmentMoves of={of} />
            {hasBooths(of.category) && (
              <LinkButton
                to="/layoutBusiness-details"
                search={{ activityId: of.activityId, enrollmentId: of.id }}
                icon="file"
              >
                <Trans>Application, boards and design</Trans>
              </LinkButton>
            )}
            <LinkButton to="/admin/audit" search={{ subjectId: of.id }} icon="history">
              <Trans>Audit</Trans>
            </LinkButton>
          </>
        }
      >
        <LocalizedName of={of.activityNames} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <StatusName word={of.status} />
        {turn ? (
          <Badge tone={of.overdue ? 'bad' : turn.tone} icon={of.overdue ? 'warning' : undefined}>
            {t(turn.label)}
          </Badge>
        ) : (
          <Badge tone="neutral">
            <Trans comment="Nobody has to act next">No one's turn</Trans>
          </Badge>
        )}
        <span className="text-muted">
          <Trans>
            Since <DateTime at={of.statusSince} short />
          </Trans>
          {of.turn && (
            <>
              {' · '}
              <WorkedTime ms={of.workedMs} />
            </>
          )}
        </span>
      </div>
      <LastReason history={of.history} />
      {profile?.orgType === 'FUND_REVIEWER' && of.turn === 'FUND' && of.offers.length === 0 && (
        <div className="mb-4">
          <WhyNotMine mayDecide={decidesAbout(profile, of.activityId)} />
        </div>
      )}
      {hasBooths(of.category) ? (
        // Its form, notes, files and story stand on the page of the application.
        <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
          <PlacesCard of={of} />
          <Details of={of} />
        </div>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
          <Details of={of} />
          <History of={of} />
        </div>
      )}
    </>
  );
}

function StatusName({ word }: { word: string }) {
  const { t } = useLingui();
  const known = enrollmentStatusWord(word);
  return <span className="text-lg font-medium">{known ? t(known) : word}</span>;
}

function Details({ of }: { of: DeskEnrollment }) {
  const { t } = useLingui();
  const facts: (Fact | false | null)[] = [
    {
      key: 'activity',
      label: t`Activity`,
      value: (
        <TextLink to="/admin/activities/$activityId" params={{ activityId: of.activityId }}>
          <LocalizedName of={of.activityNames} />
        </TextLink>
      ),
    },
    {
      key: 'unit',
      label: t({ message: 'Unit', context: 'organisation', comment: 'An organisation' }),
      value: (
        <TextLink to="/admin/units/$unitId" params={{ unitId: of.unitId }}>
          <LocalizedName of={of.unitNames} />
        </TextLink>
      ),
    },
    {
      key: 'applicant',
      label: t({ message: 'Registered by', comment: 'Who registered a unit' }),
      value: (
        <TextLink to="/admin/accounts/$accountId" params={{ accountId: of.applicant.accountId }}>
          <LocalizedName of={of.applicant.names} />
        </TextLink>
      ),
    },
    {
      key: 'role',
      label: t({ message: 'Role', comment: 'In which a unit registered' }),
      value: t(roleWords[of.orgType]),
    },
    of.typeNames && { key: 'type', label: t`Exhibitor type`, value: <LocalizedName of={of.typeNames} /> },
    of.categoryNames && { key: 'area', label: t`Booth area`, value: <LocalizedName of={of.categoryNames} /> },
    hasBooths(of.category) && { key: 'wished', label: t`Booths requested`, value: of.boothsCount },
    of.assignBoothsCount !== null && { key: 'given', label: t`Booths approved`, value: of.assignBoothsCount },
    of.selfDesigned !== null && {
      key: 'design',
      label: t({ message: 'Design', comment: 'Who designs the boards' }),
      value: of.selfDesigned ? t`By the unit itself` : t`By the contractor`,
    },
    of.licence !== null && { key: 'licence', label: t`Business licence`, value: <Licence of={of.licence} /> },
    of.contractor && {
      key: 'contractor',
      label: t`Contractor`,
      value: (
        <TextLink to="/admin/units/$unitId" params={{ unitId: of.contractor.unitId }}>
          <LocalizedName of={of.contractor.names} />
        </TextLink>
      ),
    },
    { key: 'begun', label: t`Started on`, value: <DateTime at={of.createdAt} short /> },
    of.submittedAt !== null && { key: 'sent', label: t`Submitted on`, value: <DateTime at={of.submittedAt} short /> },
  ];
  return (
    <Card title={<Trans>Details</Trans>}>
      <Facts of={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      {of.contractorOffers.length > 0 && <ChangeContractor of={of} />}
    </Card>
  );
}

function Licence({ of: { issueDate, isCurrent, reason } }: { of: NonNullable<DeskEnrollment['licence']> }) {
  if (issueDate === null) return <Trans>Not shown yet</Trans>;
  return (
    <>
      <Trans>Issued on {issueDate}</Trans>
      {!isCurrent && (
        <>
          {' '}
          <Badge tone="warn" icon="warning">
            <Trans>Older than three months</Trans>
          </Badge>
          {reason && <span className="mt-1 block whitespace-pre-wrap">{reason}</span>}
        </>
      )}
    </>
  );
}

function History({ of: { history } }: { of: DeskEnrollment }) {
  const actionWord = useActionWord();
  return (
    <HistoryCard
      entries={history.map(({ at, action, by, reason }) => ({
        key: at + action,
        what: actionWord(`enrollment.${action}`),
        at,
        by: by && <LocalizedName of={by} />,
        more: reason && <p className="text-sm whitespace-pre-wrap">{reason}</p>,
      }))}
    />
  );
}
