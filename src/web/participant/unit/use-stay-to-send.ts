import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { ask } from '#web/ui/overlay-store.ts';

/** Whoever goes away while something is prepared and not sent is asked; it waits on this device. */
export function useStayToSend(count: number): void {
  const { t } = useLingui();
  useHoldReload(count > 0, 'a change is prepared and not sent');
  useBlocker({
    disabled: count === 0,
    // `useHoldReload` asks those who close the page.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const leaves = await ask({
        title: t`Leave without sending?`,
        text: t`Your changes haven't been sent to the fund. They stay saved on this device.`,
        action: t`Leave`,
      });
      return !leaves;
    },
  });
}
