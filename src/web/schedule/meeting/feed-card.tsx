import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { closeFeed, feedQuery, meetingChanges, openFeed } from './queries.ts';

/** The secret address by which a calendar follows these meetings; it is shown once, when it is made. */
export function FeedCard() {
  const { t } = useLingui();
  const { data } = useQuery(feedQuery);
  const [url, setUrl] = useState('');
  const open = useDeed({
    sure: () =>
      data?.since
        ? {
            title: t`Make a new address?`,
            text: t`Calendars using the old address will stop updating.`,
            action: t`Make a new address`,
          }
        : null,
    call: async () => setUrl(`${location.origin}${(await openFeed()).path}`),
    changes: meetingChanges,
  });
  const close = useDeed({
    call: async () => {
      await closeFeed();
      setUrl('');
    },
    done: () => t`The address has ended.`,
    changes: meetingChanges,
  });
  return (
    <div data-no-print>
      <Card title={<Trans>In your calendar</Trans>}>
        <p className="mb-3 max-w-reading text-muted">
          <Trans>Add this address to your calendar to keep your meetings up to date.</Trans>{' '}
          {data?.since && !url && (
            <Trans>
              Created <DateTime at={data.since} short />.
            </Trans>
          )}
        </p>
        {url && (
          <div className="mb-3">
            <TextField
              label={t`Secret address`}
              hint={t`This is shown only once. Anyone with it can see your meetings.`}
              value={url}
              onChange={() => undefined}
              readOnly
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {url && (
            <AnchorButton tone="primary" icon="calendar" href={url.replace(/^https?:/, 'webcal:')}>
              <Trans>Open in the calendar</Trans>
            </AnchorButton>
          )}
          {url && (
            <AnchorButton icon="download" href={url} download="meetings.ics">
              <Trans>Calendar file</Trans>
            </AnchorButton>
          )}
          <Button icon="link" tone={url ? 'secondary' : 'primary'} busy={open.busy} onClick={() => void open.run()}>
            {data?.since ? <Trans>Make a new address</Trans> : <Trans>Make an address</Trans>}
          </Button>
          {data?.since && (
            <Button icon="ban" busy={close.busy} onClick={() => void close.run()}>
              <Trans comment="An address of a calendar">Turn off address</Trans>
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
