import type { z } from 'zod';
import type { signInApi } from '#contract/sign-in.ts';
import { type ErrorCode, isErrorCode } from '#domain/errors.ts';
import type { DoorClock } from './door-clock.ts';
import type { DoorEnvironment } from './environment.ts';

type SignInApi = typeof signInApi;
export type ReplyOf<Name extends keyof SignInApi> = SignInApi[Name]['reply'] extends z.ZodType
  ? z.output<SignInApi[Name]['reply']>
  : never;
export type BodyOf<Name extends keyof SignInApi> = SignInApi[Name] extends { body: z.ZodType }
  ? z.input<SignInApi[Name]['body']>
  : never;

/**
 * How a request ended, which is all that tells a phone whether there is a network. `unreachable`: no answer of ours came
 * back, as when a hotel's login page answers instead; `busy`: try again later; `refused`: our server says no.
 * `workedMs` is how long the server worked on its answer or, when it does not tell, how long that took to come.
 */
export type Outcome<Reply> =
  | { ok: true; reply: Reply; workedMs: number }
  | { ok: false; why: 'unreachable' }
  | { ok: false; why: 'busy'; status: number; retryAfterMs: number }
  | { ok: false; why: 'refused'; status: number; code: ErrorCode };

const timeoutMs = 20_000;

export interface Call {
  method: 'GET' | 'POST';
  /** Below /event-api. */
  path: string;
  token?: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export class ServerCalls {
  readonly #environment: DoorEnvironment;
  readonly #clock: DoorClock;
  /** Told the outcome of every request. */
  onOutcome: (outcome: Outcome<unknown>) => void = () => undefined;

  constructor(environment: DoorEnvironment, clock: DoorClock) {
    this.#environment = environment;
    this.#clock = clock;
  }

  async call<Reply>(call: Call): Promise<Outcome<Reply>> {
    const outcome = await this.#ask<Reply>(call);
    if (!call.signal?.aborted) this.onOutcome(outcome);
    return outcome;
  }

  /** The raw response, for server-sent events; null when there is none of ours. */
  async open(call: Call): Promise<Response | null> {
    try {
      const response = await this.#environment.fetch(this.#environment.apiUrl + call.path, init(call, call.signal));
      return response.ok && response.headers.get('content-type')?.includes('text/event-stream') ? response : null;
    } catch {
      return null;
    }
  }

  async #ask<Reply>(call: Call): Promise<Outcome<Reply>> {
    const giveUp = new AbortController();
    const cancelTimer = this.#environment.setTimer(() => giveUp.abort(), timeoutMs);
    const signal = call.signal ? AbortSignal.any([giveUp.signal, call.signal]) : giveUp.signal;
    const sent = this.#clock.reading();
    try {
      const response = await this.#environment.fetch(this.#environment.apiUrl + call.path, init(call, signal));
      const received = this.#clock.reading();
      const body = readJson(await response.text());
      if (response.ok) {
        if (typeof body?.['serverTime'] === 'string') {
          await this.#clock.heard(sent, received, body['serverTime']).catch(() => undefined);
        }
        if (!body) return { ok: false, why: 'unreachable' };
        const workedMs = serverTiming(response) ?? received.monotonicMs - sent.monotonicMs;
        return { ok: true, reply: body as Reply, workedMs };
      }
      return refusal(response, body);
    } catch {
      return { ok: false, why: 'unreachable' };
    } finally {
      cancelTimer();
    }
  }
}

const init = (call: Call, signal: AbortSignal | undefined): RequestInit => ({
  method: call.method,
  cache: 'no-store',
  headers: {
    accept: 'application/json, text/event-stream',
    ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  ...(signal ? { signal } : {}),
});

/** Null for anything but a JSON object: a truncated answer, or a page of some proxy. */
function readJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function refusal(response: Response, body: Record<string, unknown> | null): Outcome<never> {
  const { status } = response;
  if (status === 429 || status >= 500) return { ok: false, why: 'busy', status, retryAfterMs: retryAfter(response) };
  const code = body?.['code'];
  return isErrorCode(code) ? { ok: false, why: 'refused', status, code } : { ok: false, why: 'unreachable' };
}

function serverTiming(response: Response): number | null {
  const [, ms] = /\bdur=(\d+)/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return ms === undefined ? null : Number(ms);
}

/** Retry-After in seconds or as a date, at most ten minutes. */
function retryAfter(response: Response): number {
  const text = response.headers.get('retry-after');
  if (!text) return 0;
  const seconds = Number(text);
  const ms = Number.isNaN(seconds)
    ? Date.parse(text) - Date.parse(response.headers.get('date') ?? text)
    : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), 600_000);
}
