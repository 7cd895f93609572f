import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TriggerTemplates } from '#contract/notice/template.ts';
import type { NoticeChannel } from '#domain/notice/words.ts';
import { triggerWords } from '#web/message/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TemplateEvent } from './template-event.tsx';
import { templatesQuery } from './template-queries.ts';
import { localeNames } from '#web/i18n/locale-names.ts';
import { cellWords, noticeChannelWords } from '../words.ts';

const whatCell = (row: TriggerTemplates) => <What row={row} />;
const channelCell = (channel: NoticeChannel) => (row: TriggerTemplates) => <Completeness row={row} channel={channel} />;

export function TemplateList({ eventId }: { eventId: string | undefined }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(templatesQuery(eventId));
  const editLink = ({ trigger }: TriggerTemplates) => (
    <LinkButton to="/admin/templates" search={{ trigger, eventId }} tone="quiet" icon="edit">
      <Trans>Texts</Trans>
    </LinkButton>
  );
  const columns: Column<TriggerTemplates>[] = [
    { id: 'what', header: t`When`, primary: true, cell: whatCell },
    ...(['MAIL', 'IN_APP', 'SMS'] as const).map((channel) => ({
      id: channel,
      header: t(noticeChannelWords[channel].label),
      cell: channelCell(channel),
    })),
  ];
  return (
    <>
      <PageHeader title={<Trans>Message texts</Trans>}>
        <Trans>The messages the portal sends, in every language and by e-mail, SMS and notice.</Trans>
      </PageHeader>
      <div className="mb-4 md:max-w-96">
        <TemplateEvent eventId={eventId} />
      </div>
      <DataTable
        label={t`Message texts`}
        columns={columns}
        rows={data?.content}
        rowKey={({ trigger }) => trigger}
        actions={editLink}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="mail" title={<Trans>Nothing here</Trans>} />}
      />
    </>
  );
}

function What({ row: { trigger, actionNeeded, cells } }: { row: TriggerTemplates }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t(triggerWords[trigger])}
      {actionNeeded && (
        <Badge tone="warn" icon="flag">
          <Trans>Action needed</Trans>
        </Badge>
      )}
      {cells.some(({ changed }) => changed) && (
        <Badge tone="info" icon="edit">
          <Trans comment="Staff have written a text of their own">Own text</Trans>
        </Badge>
      )}
    </span>
  );
}

/** How many languages have a text, and which do not. */
function Completeness({ row, channel }: { row: TriggerTemplates; channel: NoticeChannel }) {
  const { t } = useLingui();
  const cells = row.cells.filter((cell) => cell.channel === channel);
  const there = cells.filter(({ state }) => state === 'ON').length;
  const gaps = cells.filter(({ state }) => state !== 'ON');
  const total = cells.length;
  if (there === 0 && gaps.every(({ state }) => state === 'NONE')) return <span className="text-muted">—</span>;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={there === total ? 'good' : 'warn'} icon={there === total ? 'check' : 'warning'}>
        <Trans>
          {there} of {total}
        </Trans>
      </Badge>
      {gaps.map(({ language, state }) => (
        <span key={language} className="text-sm text-muted">
          {localeNames[language]}: {t(cellWords[state].label)}
        </span>
      ))}
    </span>
  );
}
