import { ApiError, Unreachable } from './api-error.ts';

/** No network, a server that restarts, or one with too much to do: the same call may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
