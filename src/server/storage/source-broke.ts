const broken = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE']);

/** Whether a sender went away in the middle, as opposed to a fault where things are kept. */
export const sourceBroke = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && broken.has(String(error.code));
