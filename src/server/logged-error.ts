/** What databases say of the place of an error; none of it holds a value. */
const places = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const;

/**
 * What the log keeps of an error. What a statement was given, and what the database quotes of it, may be somebody's
 * name or number: neither is kept.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const known = error as Error & Partial<Record<(typeof places)[number], unknown>>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: loggedReason(error.message),
    ...Object.fromEntries(places.flatMap((place) => (known[place] === undefined ? [] : [[place, known[place]]]))),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/** A message of an error, without the parameters of a statement and without quoted values. */
export const loggedReason = (message: unknown): string =>
  String(message)
    .replace(/\nparams:[^]*$/, '')
    .replace(/: "[^]*$/, '');
