import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContractorCase } from '#contract/day-sheet.ts';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { fileParties, type FileParty } from '#domain/approval/file-rights.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { enrollmentStatusWord, enrollmentStatusWords } from '#domain/enrollment/status-words.ts';
import { WorkedTime } from '#web/inbox/worked-time.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { casesQuery } from './queries.ts';

type Row = Omit<ContractorCase, 'since'> & { id: string };

const turnWords: Record<FileParty, { label: MessageDescriptor; tone: Tone }> = {
  contractor: { label: msg({ message: 'Contractor’s turn', comment: 'Who acts next on a booth' }), tone: 'warn' },
  exhibitor: { label: msg({ message: 'Exhibitor’s turn', comment: 'Who acts next on a booth' }), tone: 'info' },
  fund: { label: msg({ message: 'Fund’s turn', comment: 'Who acts next on a booth' }), tone: 'info' },
};

const unitCell = ({ unit, activity }: Row) => (
  <>
    <LocalizedName of={namesOf(unit)} />
    <SecondLine>
      <LocalizedName of={namesOf(activity)} />
    </SecondLine>
  </>
);
const placesCell = ({ assignAreaPlace, assignBoothsCount, boothsCount }: Row) => (
  <span className="tabular-nums">{assignAreaPlace.join(' / ') || (assignBoothsCount ?? boothsCount)}</span>
);
const statusCell = (row: Row) => <StatusName word={row.status} />;
const turnCell = (row: Row) => <WhoseTurn row={row} />;
const linkOf = ({ id, activityId }: Row) =>
  linkOptions({ to: '/layoutBusiness-details', search: { activityId, enrollmentId: id } });

function StatusName({ word }: { word: string }) {
  const { t } = useLingui();
  const known = enrollmentStatusWord(word);
  return known ? t(known) : word;
}

/** Whose turn it is and for how long in office hours; past its time it is said in red. */
function WhoseTurn({ row: { turn, workedMs, replyMs } }: { row: Row }) {
  const { t } = useLingui();
  if (!turn) return '–';
  const isLate = workedMs >= replyMs;
  const { label, tone } = turnWords[turn];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isLate ? 'bad' : tone} icon={isLate ? 'warning' : 'hourglass'}>
        {t(label)}
      </Badge>
      <span className="text-sm text-muted tabular-nums">
        <WorkedTime ms={workedMs} />
      </span>
    </span>
  );
}

/** What a contractor builds: every application with a place, those that wait for the contractor first (row 172). */
export function CasesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/layoutBusiness-list' });
  const { data: activities } = useQuery(activitiesQuery);
  const exhibitions = (activities?.content ?? []).filter(({ category }) => hasBooths(category));
  const isStaff = useProfile()?.orgType !== 'CONTRACTOR';
  // Staff look at one event at a time.
  const activityId = search.activityId ?? (isStaff ? exhibitions[0]?.id : undefined);
  const answer = useQuery(casesQuery({ ...search, activityId }));
  const sheetOf = activityId ?? answer.data?.content[0]?.activity.id;
  const list = useList({
    search,
    narrowedBy: ['activityId', 'turn', 'status', 'search'],
    answer: {
      ...answer,
      data: answer.data && {
        ...answer.data,
        content: answer.data.content.map((row) => ({ ...row, id: row.enrollmentId })),
      },
    },
  });
  const columns: Column<Row>[] = [
    { id: 'unit', header: t`Exhibitor`, primary: true, cell: unitCell },
    { id: 'places', header: t({ message: 'Places', comment: 'Of booths' }), cell: placesCell, width: 'lg:w-36' },
    {
      id: 'status',
      header: t({ message: 'Status', comment: 'Of a registration' }),
      primary: true,
      cell: statusCell,
      width: 'lg:w-60',
    },
    { id: 'turn', header: t`Whose turn`, primary: true, cell: turnCell, width: 'lg:w-64' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Applications of exhibitors`}
      about={<Trans>The booths you build, those waiting for you first.</Trans>}
      pageActions={
        sheetOf && (
          <LinkButton to="/layoutBusiness-list/day-sheet" search={{ activityId: sheetOf }} icon="list">
            <Trans>Day sheet</Trans>
          </LinkButton>
        )
      }
      searched={t`Exhibitor or place`}
      filters={[
        {
          of: 'activityId',
          label: t`Event`,
          options: exhibitions.map((one) => ({
            value: one.id,
            label: nameIn(one, locale),
          })),
        },
        {
          of: 'turn',
          label: t`Whose turn`,
          options: fileParties.map((value) => ({ value, label: t(turnWords[value].label) })),
        },
        {
          of: 'status',
          label: t({ message: 'Status', comment: 'Of a registration' }),
          options: enrollmentStatuses.map((value) => ({ value, label: t(enrollmentStatusWords[value]) })),
        },
      ]}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'booth',
        nothing: <Trans>No booths yet</Trans>,
        hint: <Trans>Booths appear here once the fund assigns them a place.</Trans>,
        nothingFits: <Trans>No applications found</Trans>,
      }}
    />
  );
}
