import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SharedTopic, Suggestion } from '#contract/road-show/suggestion.ts';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { bcp47, namesOf, textIn } from '#domain/locale.ts';
import type { MatchedField } from '#domain/road-show/matched-texts.ts';
import { otherKind, type RecordKind } from '#domain/road-show/record-form.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { recordSearch } from './paths.ts';
import { suggestionsQuery } from './queries.ts';
import { labelOf } from './words.ts';

/** Which published ones of the other kind fit best, and why. Nothing about the order stays hidden. */
export function SuggestionsCard({ of }: { of: OneRecord }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(suggestionsQuery(of.id));
  return (
    <Card title={of.kind === 'DEMAND' ? t`Results that may help` : t`Demands it may meet`}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="flex flex-col gap-4">
          {data.content.length === 0 ? (
            <p className="text-muted">
              <Trans>No similar results or demands yet.</Trans>
            </p>
          ) : (
            <ol className="flex flex-col divide-y divide-line">
              {data.content.map((one) => (
                <li key={one.record.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
                  <Suggested one={one} of={of} />
                </li>
              ))}
            </ol>
          )}
          <Missing fields={data.missing} kind={of.kind} own />
          <p className="text-sm text-muted">
            <Trans>Sorted by what both sides mention; rarer words count more.</Trans>
          </p>
        </div>
      )}
    </Card>
  );
}

function Suggested({ one, of }: { one: Suggestion; of: OneRecord }) {
  const { record, shared, missing } = one;
  return (
    <>
      <TextLink to="/public-talk2/list" search={{ activityId: of.activityId, ...recordSearch(record) }}>
        <LocalizedName of={namesOf(record)} />
      </TextLink>
      <span className="text-sm text-muted">
        <LocalizedName of={namesOf(record.unit)} />
      </span>
      <ul className="flex flex-col text-sm">
        {shared.map((topic) => (
          <li key={`${topic.own.words} ${topic.other.words}`}>
            <Reason topic={topic} other={record.kind} />
          </li>
        ))}
      </ul>
      <Missing fields={missing} kind={otherKind[of.kind]} />
    </>
  );
}

/** What both say, in the reader's language, how the other side writes it and where. */
function Reason({ topic, other }: { topic: SharedTopic; other: RecordKind }) {
  const { t } = useLingui();
  const locale = useLocale();
  const word = textIn(topic.term ?? {}, locale) || topic.own.words;
  const { words } = topic.other;
  const field = t(labelOf(other, topic.other.field));
  const share = new Intl.NumberFormat(bcp47[locale], { style: 'percent' }).format(topic.share);
  return (
    <>
      <span className="font-medium">{word}</span>{' '}
      <span className="text-muted">
        <Trans>
          {share}, “{words}” in {field}
        </Trans>
      </span>
    </>
  );
}

function Missing({ fields, kind, own = false }: { fields: readonly MatchedField[]; kind: RecordKind; own?: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (fields.length === 0) return null;
  const list = new Intl.ListFormat(bcp47[locale]).format(fields.map((field) => t(labelOf(kind, field))));
  return (
    <p className="text-sm text-muted">
      {own ? <Trans>Not filled in: {list}. Fill it in to find more.</Trans> : <Trans>Not filled in: {list}.</Trans>}
    </p>
  );
}
