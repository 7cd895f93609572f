import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { cancelKind } from '../queries.ts';
import { kindWords } from '../words.ts';

interface CancelKindProps {
  activityId: string;
  kind: SignInKind;
  isCancelled: boolean;
}

/** A kind no longer takes place, or does after all: phones hear of it with their next contact (R15). */
export function CancelKind({ activityId, kind, isCancelled }: CancelKindProps) {
  const { t } = useLingui();
  const name = t(kindWords[kind]);
  const { run, busy } = useDeed({
    sure: () =>
      isCancelled
        ? {
            title: t`${name}: resume sign-in?`,
            text: t`Sign-ins from before count again, and phones at the doors let people in.`,
            action: t`Resume sign-in`,
          }
        : {
            title: t`${name}: cancel sign-in?`,
            text: t`Phones at the doors say that it is cancelled; scans are still kept. Sign-ins so far no longer count. You can resume it later.`,
            action: t`Cancel sign-in`,
            tone: 'danger',
          },
    call: () => cancelKind({ activityId, kind, cancelled: !isCancelled }),
    done: () => (isCancelled ? t`${name}: sign-in resumed` : t`${name}: sign-in cancelled`),
    changes: [['sign-in', activityId]],
  });
  return (
    <Button
      tone="quiet"
      icon={isCancelled ? 'undo' : 'ban'}
      aria-label={isCancelled ? t`${name}: resume sign-in` : t`${name}: cancel sign-in`}
      busy={busy}
      onClick={() => void run()}
    >
      {isCancelled ? (
        <Trans comment="Of a dinner, an activity or hotel arrivals that had been cancelled">Resume sign-in</Trans>
      ) : (
        <Trans comment="Of a dinner, an activity or hotel arrivals that no longer take place">Cancel sign-in</Trans>
      )}
    </Button>
  );
}
