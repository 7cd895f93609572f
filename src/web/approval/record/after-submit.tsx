import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Shown } from './queries.ts';
import type { RecordSearch } from './routes.ts';

/** What an exhibitor reads right after handing in (row 146). */
export function AfterSubmit({ of }: { of: Shown }) {
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () => void navigate({ to: '.', search: { ...search, showDialog: undefined }, replace: true });
  const { boothsCount } = of;
  return (
    <Dialog
      open={search.showDialog === 'true'}
      onClose={close}
      title={<Trans>Your application is handed in</Trans>}
      actions={
        <Button tone="primary" icon="check" onClick={close}>
          <Trans>Go on</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          You applied for {boothsCount} booths. The fund checks it next. This page always says whose turn it is, and you
          get a message when it is yours.
        </Trans>
      </p>
    </Dialog>
  );
}
