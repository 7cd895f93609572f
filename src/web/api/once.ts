import type { onceHeader } from '#domain/once.ts';

/** What a call that makes something is sent with, so that the server knows it again (`useOnce`). */
export interface Once {
  headers: { [onceHeader]: string };
}
