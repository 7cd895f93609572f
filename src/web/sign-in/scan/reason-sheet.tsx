import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Asks why, with one tap for the usual answers and a line for any other. */
export function ReasonSheet({
  title,
  reasons,
  written = '',
  onWrite,
  onReason,
  onClose,
  beside,
  children,
}: {
  title: ReactNode;
  reasons: readonly MessageDescriptor[];
  /** Another reason, as far as it was written before. */
  written?: string;
  onWrite?: (other: string) => void;
  onReason: (reason: string) => void;
  onClose: () => void;
  /** Stands above what is asked. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const [other, setOther] = useState(written);
  const write = (text: string) => {
    setOther(text);
    onWrite?.(text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (other.trim()) onReason(other.trim().slice(0, 200));
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      {beside}
      {children && <p className="mb-3 text-muted">{children}</p>}
      <div className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <Button key={reason.id} full size="lg" onClick={() => onReason(t(reason))}>
            {t(reason)}
          </Button>
        ))}
      </div>
      <form onSubmit={send} className="mt-4 flex flex-col gap-3">
        <TextField label={t`Another reason`} value={other} onChange={write} enterKeyHint="send" limit={200} />
        <Button type="submit" tone="primary" full disabled={!other.trim()}>
          <Trans>Use this reason</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
