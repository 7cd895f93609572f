import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';

/** By what the phone shares with, else the address is copied. @param path below the portal's own address */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = location.origin + path;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // It is refused also when the person changed their mind, and then there is nothing to say.
      return navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'good', text: t`Link copied` });
    } catch {
      toast({ tone: 'bad', text: t`We couldn’t copy the link. Copy it from the address bar.` });
    }
  };
  return (
    <Button tone="quiet" icon="link" onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
