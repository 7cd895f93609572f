import type { ErrorBody, ErrorCode, FieldError } from '#domain/errors.ts';

/** What the server refused, with its own code and message kept (D1 §8). */
export class ApiError extends Error {
  /** As the server said it, which may be newer than this page; null where the answer carried none, as from a proxy. */
  readonly code: string | null;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | null;

  constructor(answer: {
    code: string | null;
    message: string;
    status: number;
    fields?: readonly FieldError[];
    requestId?: string | null;
    retryAfter?: number | null;
  }) {
    super(answer.message);
    this.name = 'ApiError';
    this.code = answer.code;
    this.status = answer.status;
    this.fields = answer.fields ?? [];
    this.requestId = answer.requestId ?? null;
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** The server could not be reached at all: no network, or nobody answers. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause });
    this.name = 'Unreachable';
  }
}

const isBody = (value: unknown): value is Partial<ErrorBody> => typeof value === 'object' && value !== null;

/** Reads the body as text first, so that a refusal of a file download is understood as well (row 239). */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  const known = isBody(body) ? body : {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    code: typeof known.code === 'string' ? known.code : null,
    message: typeof known.message === 'string' ? known.message : text.slice(0, 200),
    status: response.status,
    fields: Array.isArray(known.fields) ? known.fields : [],
    requestId: response.headers.get('x-request-id'),
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}

export const hasCode = (error: unknown, ...codes: ErrorCode[]): boolean =>
  error instanceof ApiError && codes.some((code) => code === error.code);

/** On 401, and on a 403 that carries no code; NO_PERMISSION is an answer to a valid login (G31). */
export const isLoginOver = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status === 401 && error.code !== 'LOGIN_FAILED') || (error.status === 403 && error.code === null));
