import { questionnairePageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { QuestionnaireRow } from '#contract/questionnaire/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { questionnaireStatuses } from '#domain/questionnaire/status.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import type { DeskListSearch } from '../routes.ts';
import { questionnaireWords } from '../words.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { deskListQuery } from './queries.ts';
import { TitleOf } from './title-of.tsx';
import { useActivityChoices, useOwnChoices } from './use-activity-choices.ts';

const linkOf = ({ id }: QuestionnaireRow) =>
  linkOptions({ to: '/admin/questionnaire/$questionnaireId', params: { questionnaireId: id } });

/** Questionnaires of the fund, newest first, with how many have answered. */
export function DeskQuestionnairesPage() {
  const { t } = useLingui();
  const search: DeskListSearch = useSearch({ from: '/admin/questionnaire' });
  const [isBeginning, setBeginning] = useState(false);
  const list = useList({
    search,
    narrowedBy: ['activityId', 'status', 'unitId'],
    size: questionnairePageSize,
    answer: useQuery(deskListQuery(search)),
    readPage: (page) => queryClient.fetchQuery(deskListQuery({ ...search, page })),
  });
  const columns: Column<QuestionnaireRow>[] = [
    { id: 'title', header: t`Questionnaire`, primary: true, cell: titleCell },
    { id: 'state', header: t`State`, primary: true, cell: (row) => <State of={row} />, width: 'lg:w-40' },
    {
      id: 'answered',
      header: t({ message: 'Answered', comment: 'How many have answered, of how many' }),
      cell: ({ answered, recipients }) => `${answered} / ${recipients}`,
      width: 'lg:w-32',
    },
    {
      id: 'end',
      header: t`Answers until`,
      cell: ({ endsAt }) => (endsAt ? <DateTime at={endsAt} short /> : '–'),
      width: 'lg:w-44',
    },
  ];
  const filters: ListFilter<DeskListSearch>[] = [
    { of: 'activityId', label: t({ message: 'Activity', comment: 'A column' }), options: useActivityChoices() },
    {
      of: 'status',
      label: t`State`,
      options: questionnaireStatuses.map((value) => ({ value, label: t(questionnaireWords[value].label) })),
    },
    ...useUnitFilter(search.unitId),
  ];
  const begin = useOwnChoices().length > 0 && (
    <Button tone="primary" icon="plus" onClick={() => setBeginning(true)}>
      <Trans>New questionnaire</Trans>
    </Button>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t`Questionnaires`}
        about={<Trans>Ask those who took part in an activity how it went.</Trans>}
        pageActions={begin}
        filters={filters}
        columns={columns}
        linkOf={linkOf}
        empty={{
          icon: 'question',
          nothing: <Trans>No questionnaires yet</Trans>,
          hint: <Trans>Start from the follow-up form or write your own questions.</Trans>,
          action: begin,
          nothingFits: <Trans>No matching questionnaires</Trans>,
        }}
      />
      {isBeginning && <BeginDialog activityId={search.activityId} onClose={() => setBeginning(false)} />}
    </>
  );
}

const titleCell = ({ title, number, activity, anonymous }: QuestionnaireRow) => (
  <>
    <TitleOf title={title} />
    <SecondLine>
      <LocalizedName of={namesOf(activity)} /> · {number}
      {anonymous && (
        <>
          {' · '}
          <Trans>Anonymous</Trans>
        </>
      )}
    </SecondLine>
  </>
);

function State({ of: { status } }: { of: QuestionnaireRow }) {
  const { t } = useLingui();
  const { label, tone } = questionnaireWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
