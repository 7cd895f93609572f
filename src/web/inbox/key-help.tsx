import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded border border-control bg-sunken px-2 py-0.5 font-mono text-sm">{children}</kbd>
);

export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
    <p className="mb-3 text-muted">
      <Trans>They work while a case in the list is focused.</Trans>
    </p>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
      <dt className="flex gap-1">
        <Key>j</Key>
        <Key>↓</Key>
      </dt>
      <dd>
        <Trans>Next case</Trans>
      </dd>
      <dt className="flex gap-1">
        <Key>k</Key>
        <Key>↑</Key>
      </dt>
      <dd>
        <Trans>Previous case</Trans>
      </dd>
      <dt>
        <Key>
          <Trans comment="A key">Space</Trans>
        </Key>
      </dt>
      <dd>
        <Trans>Select or deselect</Trans>
      </dd>
      <dt>
        <Key>Enter</Key>
      </dt>
      <dd>
        <Trans>Open its page</Trans>
      </dd>
      <dt>
        <Key>?</Key>
      </dt>
      <dd>
        <Trans>Show these keys</Trans>
      </dd>
    </dl>
  </Dialog>
);
