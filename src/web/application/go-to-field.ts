import { stepOfPath } from '#domain/application/wizard-steps.ts';
import { useGo } from './step-frame.tsx';
import { useDraftStore } from './use-draft-of.ts';

const longestMs = 2000;

/** To the field that a note is about: its page, and the focus on it once it stands there. */
export function useGoToField(): (target: string) => Promise<void> {
  const go = useGo();
  const store = useDraftStore();
  return async (target) => {
    const [kind, id, field] = target.split('.');
    const at = store.get().boards.findIndex((board) => board.id === id);
    const path = kind === 'board' && at >= 0 ? `exhibitionBoards.${at}.${field}` : target;
    await go(stepOfPath(path));
    focusSoon([path, path.split('.').at(-1) ?? path], performance.now() + longestMs);
  };
}

/** A page that has just been loaded is painted a little later. */
function focusSoon(names: readonly string[], until: number): void {
  const selector = names.map((name) => `main [name="${CSS.escape(name)}"]`).join();
  const found = document.querySelector<HTMLElement>(selector);
  if (found) {
    found.scrollIntoView({ block: 'center' });
    found.focus();
  } else if (performance.now() < until) requestAnimationFrame(() => focusSoon(names, until));
}
