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
