/** PostgreSQL's code of what went wrong, also inside what the query builder wraps around it; empty for other errors. */
export const databaseErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : error instanceof Error && error.cause !== undefined
      ? databaseErrorCode(error.cause)
      : '';

/** Two transactions waited for each other: this one was undone, and may be made again. */
export const deadlockCode = '40P01';
/** What it read was changed meanwhile: undone as well. */
export const serializationCode = '40001';

/** Another row still names the one that was to go. */
export const stillNamedCode = '23503';

/** Of the server, which shuts down, starts or has no place left; of the connection to it. */
const awayCode =
  /^(08...|57P0[1-5]|53[34]00|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/;
/** What the driver says of a connection has no code. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * The connection to the database was cut or could not be made. Whether a transaction that was being committed was, is
 * not known.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (awayCode.test(databaseErrorCode(error)) || awayWords.test(error.message) || isDatabaseAway(error.cause));

/** A cut connection is made anew at once, a server that restarts is back in seconds. */
export const databaseBackSeconds = 3;
