import type { World } from '#server/world.ts';

export interface ErrorOfLogin extends Error {
  statusCode?: number;
  error_description?: string;
}

/** A person's broken login is information, a fault of ours an error; neither names anybody. */
export function logProblem({ log }: World, error: ErrorOfLogin): void {
  if ((error.statusCode ?? 500) < 500) log.info({ reason: error.error_description ?? error.message }, 'login refused');
  else log.error({ err: error }, 'the identity provider failed');
}
