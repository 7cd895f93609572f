import { useRef } from 'react';
import type { onceHeader } from '#domain/once.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { isPassing } from '#web/api/is-passing.ts';
import type { Once } from '#web/api/once.ts';

/** Said again and not imported: a file of its own would cost each device more than the name. */
const header: typeof onceHeader = 'idempotency-key';

/**
 * Whoever presses again because no answer came makes nothing twice; and who has typed on meanwhile finds what was made.
 * @returns sends under one key until there is an answer, be it a refusal; then under another
 */
export function useOnce() {
  const key = useRef<string>(undefined);
  return async <Answer>(send: (once: Once) => Promise<Answer>): Promise<Answer> => {
    key.current ??= crypto.randomUUID();
    try {
      const answered = await send({ headers: { [header]: key.current } });
      key.current = undefined;
      return answered;
    } catch (error) {
      if (!isPassing(error)) key.current = undefined;
      if (hasCode(error, 'ALREADY_SENT')) await changed([]);
      throw error;
    }
  };
}
