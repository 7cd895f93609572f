import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { accountSource } from '../queries.ts';
import type { OwnSearch } from '../routes.ts';
import { Opened } from './opened.tsx';

/** A questionnaire that one's account is asked to answer (row 219). */
export function AnswerPage() {
  const { t } = useLingui();
  usePageTitle(t`Questionnaire`);
  const { id = '', activityId }: OwnSearch = useSearch({ strict: false });
  const source = useMemo(() => accountSource(id), [id]);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <PageHeader back={<BackLink to="/questionnaire/list" search={{ activityId }} />} title={t`Questionnaire`} />
      <Opened key={id} source={source} />
    </div>
  );
}
