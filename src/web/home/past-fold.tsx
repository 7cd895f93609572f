import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useHomeList } from './use-home-list.ts';

const PastEvents = lazy(() => import('./past-events.tsx').then((module) => ({ default: module.PastEvents })));

/** Events that are over, folded away. */
export function PastFold() {
  const [{ past }, change] = useHomeList();
  return (
    <div className="mt-8">
      <button
        type="button"
        aria-expanded={past === '1'}
        onClick={() => change({ past: past ? undefined : '1', pastPage: undefined })}
        className="inline-flex min-h-touch items-center gap-2 font-semibold text-brand"
      >
        <Icon name={past ? 'chevron-up' : 'chevron-down'} />
        <Trans>Past events</Trans>
      </button>
      {past && (
        <Suspense>
          <PastEvents />
        </Suspense>
      )}
    </div>
  );
}
