import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { currentOverlays, dismissToast, onOverlays, type Toast } from './overlay-store.ts';
import { fullTone, toneIcon } from './tone.ts';

const stayMs = 5_000;

/** Where questions and toasts appear; the frame of the page has one. */
export function OverlayHost() {
  const { question, toasts } = useSyncExternalStore(onOverlays, currentOverlays);
  return (
    <>
      {question && (
        <Dialog
          open
          title={question.title}
          onClose={() => question.settle(false)}
          actions={
            <>
              <Button onClick={() => question.settle(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button tone={question.tone ?? 'primary'} onClick={() => question.settle(true)}>
                {question.action}
              </Button>
            </>
          }
        >
          {question.text}
        </Dialog>
      )}
      <div className="pointer-events-none fixed inset-x-0 bottom-[calc(max(var(--bottom-bar),var(--above-actions,0px))+1rem)] z-50 md:bottom-4 flex flex-col items-center gap-2 px-4">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), stayMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      className={`pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-card py-1 pr-1 pl-4 shadow-raised ${fullTone[toast.tone]}`}
    >
      <Icon name={toneIcon[toast.tone]} />
      <p className="flex-1 py-2">{toast.text}</p>
      <span className="*:text-current *:hover:bg-transparent">
        <IconButton icon="close" label={t`Close`} onClick={() => dismissToast(toast.id)} />
      </span>
    </div>
  );
}
