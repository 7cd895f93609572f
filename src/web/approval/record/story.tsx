import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { earlierQuery, type Shown } from './queries.ts';
import { asideWords, partyWords } from './words.ts';

type Line = Shown['story']['content'][number];

/** Every change of an application, newest first: what it became, who did it, when, and what was said. */
export function Story({ of: { enrollmentId, story } }: { of: Shown }) {
  const [isWhole, setWhole] = useState(false);
  const { content, next } = story;
  if (content.length === 0 && !next) return null;
  return (
    <Card title={<Trans comment="Of an application: what happened, newest first">History</Trans>}>
      <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
        {content.map((line) => (
          <StoryItem key={line.id} line={line} />
        ))}
        {isWhole && next && <Earlier enrollmentId={enrollmentId} first={next} />}
        {!isWhole && next && (
          <li>
            <ShowEarlier onPress={() => setWhole(true)} />
          </li>
        )}
      </ol>
    </Card>
  );
}

const ShowEarlier = ({ busy = false, onPress }: { busy?: boolean; onPress: () => void }) => (
  <Button busy={busy} onClick={onPress}>
    <Trans comment="More of what happened, further back">Show earlier</Trans>
  </Button>
);

function Earlier({ enrollmentId, first }: { enrollmentId: string; first: string }) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    earlierQuery(enrollmentId, first),
  );
  return (
    <>
      {data?.pages.flatMap(({ content }) => content.map((line) => <StoryItem key={line.id} line={line} />))}
      {error && (
        <li>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </li>
      )}
      {!error && (isFetching || hasNextPage) && (
        <li>
          <ShowEarlier busy={isFetching} onPress={() => void fetchNextPage()} />
        </li>
      )}
    </>
  );
}

function StoryItem({ line }: { line: Line }) {
  const { t } = useLingui();
  const word = (line.from === line.to && asideWords[line.action]) || enrollmentStatusWord(line.to);
  const role = partyWords[line.role];
  return (
    <li>
      <p className="font-medium">{word ? t(word) : line.to}</p>
      <p className="text-sm text-muted">
        <DateTime at={line.at} short />
        {line.by && (
          <>
            {' · '}
            <LocalizedName of={line.by} />
          </>
        )}
        {role && ` · ${t(role)}`}
      </p>
      {line.reason && <p className="mt-1 rounded-lg bg-sunken px-3 py-2 whitespace-pre-line">{line.reason}</p>}
    </li>
  );
}
