import { questionnairePageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenAnswer } from '#contract/questionnaire/desk.ts';
import { useTypedSearch } from '#web/desk/use-typed-search.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { identityOf } from '#web/ui/row-identity.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { openAnswersQuery } from './queries.ts';
import { SentFile } from './sent-file.tsx';

/** The texts that were written, to read and search. */
export function OpenAnswers({ id, questionId }: { id: string; questionId: string }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [typed, type] = useTypedSearch(search, (words) => {
    setSearch(words);
    setPage(0);
  });
  const { data, error, refetch } = useQuery(openAnswersQuery(id, questionId, search, page));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      <div data-no-print>
        <SearchField label={t`Search these answers`} value={typed} onChange={type} />
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {data?.content.map((one) => (
          <li key={identityOf(one)} className="py-2">
            <Shown of={one} />
          </li>
        ))}
      </ul>
      {data?.content.length === 0 && (
        <p className="text-muted">{search ? <Trans>No matching answers.</Trans> : <Trans>No answers yet.</Trans>}</p>
      )}
      <Pagination page={page} size={questionnairePageSize} total={data?.totalElements ?? 0} onPage={setPage} />
    </div>
  );
}

function Shown({ of: { respondent, text, contact, file } }: { of: OpenAnswer }) {
  const { t } = useLingui();
  return (
    <>
      {contact && (
        <p className="font-medium">
          {contact.name}{' '}
          <Badge tone={contact.inTouch ? 'good' : 'neutral'}>{contact.inTouch ? t`In touch` : t`Not in touch`}</Badge>
        </p>
      )}
      {file ? <SentFile of={file} /> : <p className="whitespace-pre-line">{text}</p>}
      {respondent && (
        <p className="text-sm text-muted">
          {[respondent.number, respondent.name, respondent.unitName].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
