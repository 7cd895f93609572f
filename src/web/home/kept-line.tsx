import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { forgetAnswers } from '#web/api/use-answer.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { useComing } from './use-coming.ts';

/** Where home is not from now: since when, and the way to ask again, which also happens once there is a network. */
export function KeptLine() {
  const { data } = useComing();
  const isKept = Boolean(data?.keptAt);
  useEffect(() => {
    if (!isKept) return;
    addEventListener('online', forgetAnswers);
    return () => removeEventListener('online', forgetAnswers);
  }, [isKept]);
  if (!data?.keptAt) return null;
  return (
    <div className="mb-6">
      <Status
        tone="info"
        action={
          <Button icon="sync" onClick={forgetAnswers}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          We can't be reached right now. These are the events as of <DateTime at={data.keptAt} short />.
        </Trans>
      </Status>
    </div>
  );
}
