import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHomeList } from './use-home-list.ts';

const FindField = lazy(() => import('./find-field.tsx').then((module) => ({ default: module.FindField })));

/** The field comes with the first wish to find something; most only look. */
export function FindFold() {
  const [{ find }] = useHomeList();
  const [pressed, setPressed] = useState(false);
  const button = (
    <Button full icon="search" onClick={() => setPressed(true)}>
      <Trans>Find an event</Trans>
    </Button>
  );
  if (!pressed && !find) return button;
  return (
    <Suspense fallback={button}>
      <FindField focus={pressed} />
    </Suspense>
  );
}
