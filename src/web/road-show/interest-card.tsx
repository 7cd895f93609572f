import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicRecord } from '#contract/road-show/road-show.ts';
import { nameIn } from '#domain/locale.ts';
import { otherKind } from '#domain/road-show/record-form.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraftText } from '#web/ui/use-draft-text.ts';
import { MatchStanding } from './standing.tsx';
import { listOf } from './paths.ts';
import { askMatch, matchesQuery, recordsQuery, roadShowChanges } from './queries.ts';

/** Asks the other side for a meeting, for something of one's own that is published (row 187). */
export function InterestCard({ of }: { of: PublicRecord }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { activityId } = of;
  const kind = otherKind[of.kind];
  const { data: own } = useQuery(recordsQuery({ activityId, kind, which: 'own' }));
  const { data: mine } = useQuery(recordsQuery({ activityId, which: 'own' }));
  const { data: matches } = useQuery(matchesQuery({ recordId: of.id }));
  const published = (own?.content ?? []).filter(({ isPublished }) => isPublished);
  const [chosen, choose] = useState('');
  const [message, write] = useDraftText(`match-request:${of.id}`);
  const source = chosen || (published[0]?.id ?? '');
  const asking = useDeed({
    sure: () => ({
      title: t`Request a meeting?`,
      text: t`We’ll tell the other side. They have 14 days to reply.`,
      action: t`Send request`,
    }),
    call: async () => {
      await askMatch({ sourceRecordId: source, targetRecordId: of.id, message: message.trim() });
      write('');
    },
    done: () => t`Request sent.`,
    changes: roadShowChanges,
  });
  const living = matches?.content.find(({ status }) => status !== 'NOT_PASS');
  if (mine?.content.some(({ id }) => id === of.id)) return null;
  return (
    <Card title={<Trans>Interested?</Trans>}>
      {living ? (
        <div className="flex flex-col items-start gap-3">
          <MatchStanding status={living.status} />
          <LinkButton to="/talk2/match-list" search={{ activityId }} icon="exchange">
            <Trans>Go to your matches</Trans>
          </LinkButton>
        </div>
      ) : published.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p>
            {kind === 'DEMAND' ? (
              <Trans>To request a meeting, first publish a technical demand of your own.</Trans>
            ) : (
              <Trans>To request a meeting, first publish a research result of your own.</Trans>
            )}
          </p>
          <LinkButton to={listOf(kind)} search={{ activityId }} icon="arrow-right">
            <Trans>Go to yours</Trans>
          </LinkButton>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <SelectField
            label={t`For which of yours`}
            value={source}
            onChange={choose}
            options={published.map((row) => ({ value: row.id, label: nameIn(row, locale) }))}
          />
          <TextArea label={t`Message to the other side`} rows={3} limit={500} value={message} onChange={write} />
          <Button tone="primary" icon="send" busy={asking.busy} onClick={() => void asking.run()}>
            <Trans>Request a meeting</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
