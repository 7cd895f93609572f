import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { openDialog } from './open-dialogs.ts';
import { swallowSecondTap } from './second-tap.ts';

const widths = { widest: 'md:w-[1200px]', wide: 'md:w-[800px]', narrow: 'md:w-[500px]' } as const;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Its buttons, the primary one last. */
  actions?: ReactNode;
  /** 800 or 500 px on a desk (D1 §9), more for two things beside each other; a sheet from below on a phone. */
  width?: keyof typeof widths;
}

/** The browser's own modal dialog: focus stays inside and returns to where it was. */
export function Dialog({ open, onClose, title, children, actions, width = 'narrow' }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = document.activeElement;
    const close = openDialog(element);
    return () => {
      close();
      swallowSecondTap();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`fixed inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none flex-col overflow-hidden rounded-t-2xl bg-surface p-0 text-ink shadow-raised open:flex md:inset-0 md:m-auto md:h-fit md:max-w-[calc(100vw-2rem)] md:rounded-card ${widths[width]}`}
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-2">
        <h2 id={titleId} tabIndex={-1} className="pt-2 text-xl font-semibold">
          {title}
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className="overflow-y-auto px-5 pb-5" tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow *:basis-24 md:*:flex-none">
          {actions}
        </div>
      )}
    </dialog>
  );
}
