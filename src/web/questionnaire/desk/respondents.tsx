import { questionnairePageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskQuestionnaire, Respondent } from '#contract/questionnaire/desk.ts';
import { answerStatuses } from '#domain/questionnaire/status.ts';
import { useTypedSearch } from '#web/desk/use-typed-search.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { RespondentsSearch } from '../routes.ts';
import { answerWords } from '../words.ts';
import { Answered } from './answered.tsx';
import { AskMore } from './ask-more.tsx';
import { questionnaireChanges, removeRespondent, respondentsQuery } from './queries.ts';

/** Who is asked, how far they are, and who else is to be asked. */
export function Respondents({ of: asked, search }: { of: DeskQuestionnaire; search: RespondentsSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(respondentsQuery(asked.id, search));
  const set = (part: Partial<RespondentsSearch>) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...part }, replace: true });
  const [typed, type] = useTypedSearch(search.search ?? '', (words) => set({ search: words || undefined }));
  const mayAsk = asked.editable !== 'nothing';
  const isNarrowed = Boolean(search.search ?? search.answered);
  const columns: Column<Respondent>[] = [
    { id: 'number', header: t`No.`, cell: ({ number }) => number, width: 'lg:w-20' },
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    { id: 'state', header: t`State`, primary: true, cell: (row) => <State of={row} />, width: 'lg:w-56' },
  ];
  return (
    <div className="flex flex-col gap-5">
      {asked.recipients > 0 && (
        <Progress
          label={t({ message: 'Answered', comment: 'How many have answered, of how many' })}
          value={asked.answered}
          max={asked.recipients}
        >
          <Answered of={asked} />
        </Progress>
      )}
      {mayAsk && <AskMore of={asked} />}
      <div className="grid items-end gap-3 md:grid-cols-2">
        <SearchField label={t`Name or unit`} value={typed} onChange={type} />
        <SelectField
          label={t`State`}
          options={[
            { value: '', label: t({ message: 'All', comment: 'No filter' }) },
            ...answerStatuses.map((value) => ({ value, label: t(answerWords[value].label) })),
          ]}
          value={search.answered ?? ''}
          onChange={(value) => set({ answered: answerStatuses.find((one) => one === value) })}
        />
      </div>
      <DataTable
        label={t`People asked`}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={(row) => (mayAsk && row.status === 'INVITED' ? <Remove of={row} from={asked.id} /> : null)}
        empty={
          isNarrowed ? (
            <EmptyState icon="users" title={<Trans>No matching people</Trans>} />
          ) : (
            <EmptyState icon="users" title={<Trans>No one on the list yet</Trans>}>
              <Trans>Add everyone taking part in a role, or people without an account.</Trans>
            </EmptyState>
          )
        }
        paging={{
          page: search.page ?? 0,
          size: questionnairePageSize,
          total: data?.totalElements ?? 0,
          onPage: (page) => set({ page: page || undefined }),
        }}
      />
    </div>
  );
}

const nameCell = ({ name, unitName, email }: Respondent) => (
  <>
    {name || '–'}
    <SecondLine>{[unitName, email].filter(Boolean).join(' · ')}</SecondLine>
  </>
);

function State({ of: { status, answeredAt, remindedAt } }: { of: Respondent }) {
  const { t } = useLingui();
  const { label, tone } = answerWords[status];
  return (
    <>
      <Badge tone={tone}>{t(label)}</Badge>
      <SecondLine>
        {answeredAt && <DateTime at={answeredAt} short />}
        {status !== 'ANSWERED' && remindedAt && (
          <Trans comment="When somebody was reminded">
            Reminded <DateTime at={remindedAt} short />
          </Trans>
        )}
      </SecondLine>
    </>
  );
}

function Remove({ from, of: { id, name } }: { from: string; of: Respondent }) {
  const { t } = useLingui();
  const removing = useDeed({
    call: () => removeRespondent(from, id),
    done: () => t`${name} removed from the list.`,
    changes: questionnaireChanges,
  });
  return <IconButton icon="trash" label={t`Remove ${name} from the list`} onClick={() => void removing.run()} />;
}
