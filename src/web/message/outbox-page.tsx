import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutboxMessage } from '#contract/message.ts';
import { administrators } from '#domain/account/roles.ts';
import { bcp47 } from '#domain/locale.ts';
import { mayBeSentAgain } from '#domain/message/sent-again.ts';
import { messageChannels, messageKinds, messageStates } from '#domain/message/words.ts';
import { answer, api } from '#web/api/client.ts';
import { queryClient } from '#web/api/query-client.ts';
import { useMay } from '#web/api/use-may.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { listSize } from '#web/desk/list-size.ts';
import { useList } from '#web/desk/use-list.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import type { OutboxSearch } from './routes.ts';
import { channelWords, kindWords, stateWords } from './words.ts';

const key = ['messages'] as const;

const whatCell = (message: OutboxMessage) => <What message={message} />;
const textCell = (message: OutboxMessage) =>
  message.isSwept ? (
    <Swept />
  ) : (
    <span
      lang={bcp47[message.language]}
      className="line-clamp-2 max-w-reading text-base font-normal compact:block compact:truncate compact:text-sm"
    >
      {message.subject || message.text}
    </span>
  );
const stateCell = (message: OutboxMessage) => <StateBadge message={message} />;
const writtenCell = (message: OutboxMessage) => <DateTime at={message.createdAt} short />;

const filterOf = ({ search, channel, delivery: state, kind }: OutboxSearch) => ({ search, channel, state, kind });

const messagesQuery = (filter: ReturnType<typeof filterOf>, page: number) =>
  queryOptions({
    queryKey: [...key, filter, page],
    queryFn: async () =>
      await answer(api.GET('/staff/messages', { params: { query: { ...filter, page, size: listSize } } })),
    placeholderData: keepPreviousData,
  });

/** Every mail and SMS, newest first; what could not be sent is read here. */
export function OutboxPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/outbox' });
  const { page = 0 } = search;
  const filter = filterOf(search);
  const mayWrite = useMay('sendFailedMessages', administrators);
  const answered = useQuery({ ...messagesQuery(filter, page), refetchInterval: 10_000 });
  const { data } = answered;
  const list = useList({
    search,
    narrowedBy: ['search', 'channel', 'delivery', 'kind'],
    answer: answered,
    readPage: (at) => queryClient.fetchQuery(messagesQuery(filter, at)),
  });
  const [open, setOpen] = useState<string | null>(null);
  const shown = data?.content.find(({ id }) => id === open);

  const columns: Column<OutboxMessage>[] = [
    {
      id: 'what',
      header: t({ message: 'Message', comment: 'A column' }),
      primary: true,
      cell: whatCell,
      width: 'lg:w-[30%]',
    },
    { id: 'text', header: t({ message: 'Text', comment: 'A column' }), primary: true, cell: textCell },
    { id: 'state', header: t({ message: 'State', comment: 'Of a message' }), cell: stateCell, width: 'lg:w-36' },
    { id: 'at', header: t`Written on`, cell: writtenCell, width: 'lg:w-44' },
  ];
  const rowButtons = (message: OutboxMessage) => (
    <>
      {mayWrite && message.state === 'HELD' && (
        <Button
          tone="quiet"
          icon="undo"
          busy={takeBack.doing === message.id}
          onClick={() => void takeBack.run(message.id)}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
      <Button tone="quiet" icon="eye" onClick={() => setOpen(message.id)}>
        <Trans>Read</Trans>
      </Button>
    </>
  );
  const takeBack = useDeed({
    call: (messageId: string) =>
      answer(api.POST('/staff/messages/{messageId}/take-back', { params: { path: { messageId } } })),
    done: () => t`Cancelled. It won't be sent.`,
    changes: [key],
  });
  const sendFailed = useDeed({
    call: () => answer(api.POST('/staff/messages/send-failed')),
    done: ({ count }) =>
      t`${plural(count, { one: '# message is tried again.', other: '# messages are tried again.' })}`,
    changes: [key],
  });
  const silent = messageChannels.filter((one) => data && !data.sends[one]);

  return (
    <>
      <ListPage
        list={list}
        title={t`Outbox`}
        about={<Trans>Every message the portal has sent, newest first.</Trans>}
        {...(mayWrite ? { exported: { kind: 'messages', filter } } : {})}
        pageActions={
          mayWrite &&
          search.delivery === 'FAILED' &&
          Boolean(data?.totalElements) && (
            <Button icon="send" busy={sendFailed.busy} onClick={() => void sendFailed.run()}>
              <Trans>Send all failed again</Trans>
            </Button>
          )
        }
        above={
          silent.length > 0 && (
            <div className="mb-4 compact:mb-2 compact:text-sm">
              <Status tone="info">
                {silent.length === 2 ? (
                  <Trans>No mail server or SMS gateway is set up, so messages are only kept here.</Trans>
                ) : silent[0] === 'MAIL' ? (
                  <Trans>No mail server is set up, so e-mails are only kept here.</Trans>
                ) : (
                  <Trans>No SMS gateway is set up, so texts are only kept here.</Trans>
                )}
              </Status>
            </div>
          )
        }
        searched={t`Whole e-mail address or mobile number`}
        filters={[
          {
            of: 'channel',
            label: t({ message: 'Kind', context: 'record', comment: 'Mail or SMS' }),
            options: messageChannels.map((value) => ({ value, label: t(channelWords[value].label) })),
          },
          {
            of: 'delivery',
            label: t({ message: 'State', comment: 'Of a message' }),
            options: messageStates.map((value) => ({ value, label: t(stateWords[value].label) })),
          },
          {
            of: 'kind',
            label: t`About`,
            options: messageKinds.map((value) => ({ value, label: t(kindWords[value]) })),
          },
        ]}
        columns={columns}
        actions={rowButtons}
        actionsWidth="lg:w-52"
        empty={{
          icon: 'mail',
          nothing: <Trans>Nothing here</Trans>,
          hint: <Trans>Codes, receipts and decisions appear here as they are sent.</Trans>,
          nothingFits: search.search ? (
            <Trans>No message to this address or number</Trans>
          ) : (
            <Trans>Nothing here</Trans>
          ),
          ...(search.search ? { fitHint: <Trans>Enter the whole e-mail address or mobile number.</Trans> } : {}),
        }}
      />
      {shown && <Reading message={shown} onClose={() => setOpen(null)} />}
    </>
  );
}

function What({ message }: { message: OutboxMessage }) {
  const { t } = useLingui();
  return (
    <span className="flex items-start gap-2 compact:items-center">
      <Icon name={channelWords[message.channel].icon} label={t(channelWords[message.channel].label)} />
      <span className="min-w-0 compact:truncate">
        {t(kindWords[message.kind])}
        <SecondLine>
          <span className="break-all compact:break-normal">{message.recipient}</span>
        </SecondLine>
      </span>
    </span>
  );
}

function StateBadge({ message }: { message: OutboxMessage }) {
  const { t } = useLingui();
  const { label, tone, icon } = stateWords[message.state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

const Swept = () => (
  <span className="text-base font-normal text-muted">
    <Trans comment="Of an old message">Its contents are no longer kept.</Trans>
  </span>
);

/** The first address in a text can be followed. */
function Linked({ text }: { text: string }) {
  const [url] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!url) return text;
  const at = text.indexOf(url);
  return (
    <>
      {text.slice(0, at)}
      <a href={url} className="break-all text-brand underline">
        {url}
      </a>
      {text.slice(at + url.length)}
    </>
  );
}

function Reading({ message, onClose }: { message: OutboxMessage; onClose: () => void }) {
  const { t } = useLingui();
  const mayResend = useMay('sendMessageAgain', administrators) && mayBeSentAgain(message.state) && !message.isSwept;
  const { run: sendAgain, busy } = useDeed({
    call: () => answer(api.POST('/staff/messages/{messageId}/send', { params: { path: { messageId: message.id } } })),
    done: () => t`Trying again.`,
    changes: [key],
  });
  return (
    <Dialog
      open
      width="wide"
      title={message.subject || t(kindWords[message.kind])}
      onClose={onClose}
      actions={
        mayResend && (
          <Button icon="send" busy={busy} onClick={() => void sendAgain()}>
            <Trans>Send again</Trans>
          </Button>
        )
      }
    >
      <p className="mb-3 flex flex-wrap items-center gap-3 text-muted">
        <StateBadge message={message} />
        <span className="break-all">{message.recipient}</span>
        <DateTime at={message.createdAt} />
      </p>
      {message.state === 'NO_TEMPLATE' && (
        <div className="mb-3">
          <Status tone="warn">
            <Trans>There was no text for it. Add one under Message texts, then send it again.</Trans>
          </Status>
        </div>
      )}
      {message.lastError && <p className="mb-3 text-bad">{message.lastError}</p>}
      {message.isSwept ? (
        <Swept />
      ) : (
        <div lang={bcp47[message.language]} className="rounded-card bg-sunken p-4 whitespace-pre-wrap">
          <Linked text={message.text} />
        </div>
      )}
    </Dialog>
  );
}
