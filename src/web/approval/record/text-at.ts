import type { Application } from '#contract/application/application.ts';

/** What is written in a field; empty for one whose answer is chosen. */
export function textAt({ exhibitionBoards, ...form }: Application, target: string): string {
  const [head = '', ...path] = target.split('.');
  const start: unknown = head === 'board' ? exhibitionBoards.find(({ id }) => id === path[0]) : form;
  const keys = head === 'board' ? path.slice(1) : head === 'form' ? path : [head, ...path];
  const found = keys.reduce<unknown>(
    (of, key) =>
      typeof of === 'object' && of !== null ? Object.entries(of).find(([name]) => name === key)?.[1] : null,
    start,
  );
  return typeof found === 'string' ? found : '';
}
