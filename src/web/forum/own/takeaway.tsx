import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '#web/i18n/use-locale.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The programme elsewhere: in a calendar that follows it, on another device, on paper. */
export function Takeaway({ link, calendar }: { link: string; calendar: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [showsLink, setShowsLink] = useState(false);
  const feed = `${location.origin}${calendar}?language=${locale}`;
  const address = `${location.origin}/event/my-programme#${link}`;
  return (
    <div data-no-print>
      <Card title={<Trans>Take it with you</Trans>}>
        <div className="flex flex-wrap gap-2">
          <AnchorButton tone="primary" icon="calendar" href={feed.replace(/^https?:/, 'webcal:')}>
            <Trans>Add to calendar</Trans>
          </AnchorButton>
          <AnchorButton icon="download" href={feed} download="my-programme.ics">
            <Trans>Calendar file</Trans>
          </AnchorButton>
          <Button icon="device" onClick={() => setShowsLink(true)}>
            <Trans>Open on another device</Trans>
          </Button>
          <Button icon="print" onClick={() => window.print()}>
            <Trans comment="A button">Print</Trans>
          </Button>
        </div>
        <p className="mt-3 text-sm text-muted">
          <Trans>A calendar subscribed to your programme updates within about an hour.</Trans>
        </p>
      </Card>
      <Dialog open={showsLink} onClose={() => setShowsLink(false)} title={<Trans>Open on another device</Trans>}>
        <p className="mb-4 text-muted">
          <Trans>
            Scan this code or send yourself the link. Anyone with the link can see and change your programme.
          </Trans>
        </p>
        <div className="mb-4 flex justify-center">
          <DrawnCode text={address} label={t`QR code with the link to your programme`} level="M" />
        </div>
        <TextField
          label={t({ message: 'Link', comment: 'An address' })}
          value={address}
          onChange={() => undefined}
          readOnly
        />
      </Dialog>
    </div>
  );
}
