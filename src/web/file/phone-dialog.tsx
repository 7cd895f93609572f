import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorSentence } from '#web/api/error-sentence.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { useSecondsUntil } from '#web/ui/use-seconds-until.ts';
import { endPhoneLink, type PhoneLink } from './phone-calls.ts';

export interface PhoneDialogProps {
  name: string;
  link: PhoneLink;
  onRenew: () => void;
  onEnded: () => void;
  onClose: () => void;
}

/** A code that opens this field on a phone. What comes shows in the field behind, also once this is closed. */
export function PhoneDialog({ name, link, onRenew, onEnded, onClose }: PhoneDialogProps) {
  const { t } = useLingui();
  const left = useSecondsUntil(link.until);
  const end = async () => {
    try {
      await endPhoneLink(link.id);
      onEnded();
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Send from a phone</Trans>}
      actions={
        left > 0 ? (
          <Button icon="ban" tone="quiet" onClick={() => void end()}>
            <Trans>End the link</Trans>
          </Button>
        ) : (
          <Button icon="sync" tone="primary" onClick={onRenew}>
            <Trans>New code</Trans>
          </Button>
        )
      }
    >
      <div className="flex flex-col items-center gap-4">
        <p className="self-start">
          <Trans>
            Scan this code with your phone's camera. No login needed: the phone can only add files to “{name}”.
          </Trans>
        </p>
        {left > 0 ? (
          <>
            <DrawnCode text={link.url} label={t`QR code for the phone`} level="M" atLeast={240} />
            <p className="text-sm text-muted">
              <Plural
                value={Math.ceil(left / 60)}
                one="It holds for one more minute, longer while something is coming. Whoever has it can send files here in your name."
                other="It holds for # more minutes, longer while something is coming. Whoever has it can send files here in your name."
              />
            </p>
          </>
        ) : (
          <p className="rounded-card bg-sunken p-6">
            <Trans>This code has expired.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
