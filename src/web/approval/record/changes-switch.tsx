import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { useOnlyChanges } from './changes.ts';
import type { Shown } from './queries.ts';
import type { RecordSearch } from './routes.ts';

/** Between the differences since a return and all there is. */
export function ChangesSwitch({ of }: { of: Shown }) {
  const { t } = useLingui();
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const only = useOnlyChanges(of);
  if (!only && search.all !== 'true') return null;
  const choose = (all: RecordSearch['all']) =>
    void navigate({ to: '.', search: { ...search, all, file: undefined }, replace: true });
  return (
    <div role="group" aria-label={t`How much is shown`} className="mb-4 flex flex-wrap gap-2">
      <Button tone={only ? 'primary' : 'secondary'} aria-pressed={only} onClick={() => choose(undefined)}>
        <Trans>Only what changed</Trans>
      </Button>
      <Button tone={only ? 'secondary' : 'primary'} aria-pressed={!only} onClick={() => choose('true')}>
        <Trans comment="Not only what changed">All</Trans>
      </Button>
    </div>
  );
}
