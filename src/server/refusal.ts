import type { Instant } from '#domain/instant.ts';
import { type ErrorCode, type FieldError, type FieldProblem } from '#domain/errors.ts';

/** A "no" that the caller is told of, by its code; anything else thrown is a fault of ours and answers 500. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  /** When it is worth asking again. */
  readonly retryAfterSeconds: number | undefined;
  /** For a caller whose clock is wrong. */
  readonly serverTime: Instant | undefined;

  constructor(code: ErrorCode, more: { fields?: FieldError[]; retryAfterSeconds?: number; serverTime?: Instant } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.serverTime = more.serverTime;
  }
}

export const refuse = (code: ErrorCode, more?: ConstructorParameters<typeof Refusal>[1]): Refusal =>
  new Refusal(code, more);

export const refuseField = (path: string, problem: FieldProblem, params?: FieldError['params']): Refusal =>
  new Refusal('PARAMS_ERROR', { fields: [{ path, problem, ...(params && { params }) }] });
