import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bcp47, nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { MailFrame } from './mail-frame.tsx';
import { accountsQuery, type Draft, previewQuery } from './template-queries.ts';

const pauseMs = 400;

/** The same once nobody has typed for a moment. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(text) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What one account would get, while the text is being written. */
export function TemplatePreview({
  draft,
  onAccount,
}: {
  draft: Draft;
  onAccount: (accountId: string | undefined) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const { data: accounts } = useQuery({ ...accountsQuery(usePaused(search)), placeholderData: keepPreviousData });
  const { data, error, refetch } = useQuery({ ...previewQuery(usePaused(draft)), placeholderData: keepPreviousData });
  return (
    <Card title={<Trans>Preview</Trans>}>
      <div className="flex flex-col gap-4">
        <div className="grid items-end gap-3 md:grid-cols-2">
          <SearchField label={t`Find an account`} value={search} onChange={setSearch} />
          <SelectField
            label={t`Using the details of`}
            value={draft.accountId ?? ''}
            options={[
              { value: '', label: t`Myself` },
              ...(accounts?.content ?? []).map((account) => ({
                value: account.id,
                label: `${nameIn(account, locale)} (${account.username})`,
              })),
            ]}
            onChange={(next) => onAccount(next || undefined)}
          />
        </div>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <div aria-live="polite" className="flex flex-col gap-3">
            <p className="text-sm break-all text-muted">
              <Trans>To: {data.to}</Trans>
            </p>
            {draft.channel !== 'SMS' && (
              <p lang={bcp47[draft.language]} className="text-lg font-semibold">
                {data.subject}
              </p>
            )}
            {data.html ? (
              <MailFrame html={data.html} />
            ) : (
              <p lang={bcp47[draft.language]} className="rounded-card bg-sunken p-4 whitespace-pre-wrap">
                {data.text}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
