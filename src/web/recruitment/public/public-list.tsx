import { recruitmentPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ListedPosition } from '#contract/recruitment/position.ts';
import { namesOf } from '#domain/locale.ts';
import { positionTypes } from '#domain/recruitment/position-form.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { usePublicActivityChoices } from '#web/desk/public-activities.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Days } from '#web/ui/days.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { Salary, TypeName } from '../marks.tsx';
import { publicPositionsQuery } from '../queries.ts';
import type { PublicSearch } from '../routes.ts';
import { positionTypeWords } from '../words.ts';
import { PublicListAbout, publicListTitle } from './public-list-words.tsx';

const nameCell = ({ form, unit }: ListedPosition) => (
  <>
    <LocalizedName of={namesOf(form)} />
    <SecondLine>
      <LocalizedName of={namesOf(unit)} />
    </SecondLine>
  </>
);
const typeCell = ({ form }: ListedPosition) => <TypeName type={form.type} />;
const salaryCell = ({ form }: ListedPosition) => <Salary {...form} />;
const placeCell = ({ form }: ListedPosition) => form.location;
const untilCell = ({ form }: ListedPosition) => <Days from={form.closeDate} />;
const linkOf = ({ id }: ListedPosition) => linkOptions({ to: '/public-recruit-list', search: { positionId: id } });

/** Open positions, found by words in any of the languages. */
export function PublicList() {
  const { t } = useLingui();
  const search: PublicSearch = useSearch({ strict: false });
  const answer = useQuery(publicPositionsQuery(search));
  const list = useList({ search, narrowedBy: ['type', 'search'], size: recruitmentPageSize, answer });
  const columns: Column<ListedPosition>[] = [
    { id: 'name', header: t({ message: 'Position', comment: 'Work that is offered' }), primary: true, cell: nameCell },
    { id: 'type', header: t({ message: 'Kind', context: 'record' }), cell: typeCell, width: 'lg:w-32' },
    { id: 'salary', header: t({ message: 'Salary', comment: 'Of a position' }), cell: salaryCell, width: 'lg:w-64' },
    { id: 'place', header: t`Place of work`, cell: placeCell, width: 'lg:w-44' },
    { id: 'until', header: t`Last day to apply`, cell: untilCell, width: 'lg:w-44' },
  ];
  const filters: ListFilter<PublicSearch>[] = [
    {
      of: 'type',
      label: t({ message: 'Kind of position', comment: 'Full-time, part-time, internship' }),
      options: positionTypes.map((value) => ({ value, label: t(positionTypeWords[value]) })),
    },
    { of: 'activityId', label: t`Activity`, options: usePublicActivityChoices('RECRUIT') },
  ];
  return (
    <ListPage
      list={list}
      title={t(publicListTitle)}
      about={<PublicListAbout />}
      searched={t`Position, company or place, in any language`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'briefcase',
        nothing: <Trans>No open positions right now</Trans>,
        hint: <Trans>Positions appear here once the fund publishes them.</Trans>,
        nothingFits: <Trans>No positions found</Trans>,
        fitHint: <Trans>Try another word, in any language.</Trans>,
      }}
    />
  );
}
