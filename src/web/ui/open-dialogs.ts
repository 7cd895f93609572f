import { Listeners } from '#web/listeners.ts';

/** Modal dialogs that stand open, each above the one before. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Listeners();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  listeners.tell();
}

/** Opens it above the others. @returns what closes it */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    dialog.close();
    change(open.filter((other) => other !== dialog));
  };
}

/** The one that can be used: all outside of it is out of reach. */
export const topmostDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

export const onOpenDialogs = listeners.subscribe;
