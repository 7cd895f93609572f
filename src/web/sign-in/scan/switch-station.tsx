import { Trans } from '@lingui/react/macro';
import type { Elsewhere } from '#contract/sign-in/device.ts';
import type { Door } from '#web/door/door.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { useWork } from '#web/ui/use-work.ts';
import { doorSentence } from '../device/door-sentence.ts';

/** The phone goes over to the activity that the code is of (R8). */
export function SwitchStation({
  elsewhere,
  door,
  onSwitched,
}: {
  elsewhere: Elsewhere;
  door: Door;
  onSwitched: () => void;
}) {
  const { busy, work } = useWork();
  const name = <LocalizedName of={elsewhere.names} />;

  const askFirst = async () => {
    const sure = await ask({
      title: <Trans>Switch this phone to another activity?</Trans>,
      text: (
        <Trans>
          It then signs people in for {name}, using that activity's list. Its scans so far are kept and still sent.
        </Trans>
      ),
      action: <Trans>Switch station</Trans>,
    });
    if (sure) await work(goOver);
  };
  const goOver = async () => {
    try {
      await door.switchTo(elsewhere.activityId);
      onSwitched();
      toast({ tone: 'good', text: <Trans>This phone now signs people in for {name}.</Trans> });
    } catch (error) {
      toast({ tone: 'bad', text: await doorSentence(error) });
    }
  };

  return (
    <Button icon="exchange" busy={busy} onClick={() => void askFirst()}>
      <Trans>Switch station</Trans>
    </Button>
  );
}
