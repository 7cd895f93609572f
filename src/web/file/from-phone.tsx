import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import type { FieldId } from './calls.ts';
import { makePhoneLink, type PhoneLink } from './phone-calls.ts';

/** What draws codes comes when one is drawn. */
const PhoneDialog = lazy(async () => ({ default: (await import('./phone-dialog.tsx')).PhoneDialog }));

/** Where a mouse is at work the picture is often on the phone beside it. @param onOpen a phone may send from now on */
export function FromPhone({ field, name, onOpen }: { field: FieldId; name: string; onOpen: () => void }) {
  const [link, setLink] = useState<PhoneLink | null>(null);
  const open = async () => {
    try {
      setLink(await makePhoneLink(field));
      onOpen();
    } catch (problem) {
      toast({ tone: 'bad', text: await errorSentence(problem) });
    }
  };
  const close = () => setLink(null);
  return (
    <span className="pointer-coarse:hidden">
      <Button icon="qr" tone="quiet" onClick={() => void open()}>
        <Trans>From a phone</Trans>
      </Button>
      {link && (
        <Suspense>
          <PhoneDialog name={name} link={link} onRenew={() => void open()} onEnded={close} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
