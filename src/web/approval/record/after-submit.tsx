import { Plural, Trans } from '@lingui/react/macro';
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
      title={<Trans>Application submitted</Trans>}
      actions={
        <Button tone="primary" icon="check" onClick={close}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          You applied for <Plural value={boothsCount} one="# booth" other="# booths" />. The fund checks next. This page
          always shows whose turn it is, and we'll tell you when it's yours.
        </Trans>
      </p>
    </Dialog>
  );
}
