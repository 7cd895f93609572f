import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { FileDialog } from './file-dialog.tsx';
import type { ShownFile } from './queries.ts';
import type { RecordSearch } from './routes.ts';

/** A file large, with the remarks on it; which one stands open is in the address. */
export function LookAt({ one }: { one: ShownFile }) {
  const { t } = useLingui();
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { file } = one;
  const { filename } = file.newest;
  const show = (id: string | undefined) => void navigate({ to: '.', search: { ...search, file: id }, replace: true });
  return (
    <>
      {file.released && (
        <Button icon="eye" aria-label={t`View ${filename}`} onClick={() => show(file.id)}>
          <Trans context="file">View</Trans>
        </Button>
      )}
      {search.file === file.id && <FileDialog one={one} onClose={() => show(undefined)} />}
    </>
  );
}
