import { type ErrorCode, errorStatus, isErrorCode } from '#domain/errors.ts';
import { msOf, type Instant } from '#domain/instant.ts';
import { proofHeader } from '#domain/sign-in/device-proof.ts';
import type { ClockReading } from '#domain/sign-in/clock.ts';
import type { ReplyOf } from '#web/api/endpoint-types.ts';
import type { DeviceKey } from './device-key.ts';
import type { DoorClock } from '../door-clock.ts';
import { addressOf, type Asked, type DoorEndpoint, doorEndpoints, type InAddress } from './door-endpoints.ts';
import type { DoorEnvironment } from '../environment.ts';

/**
 * How a request ended, which is all that tells a phone whether there is a network. `unreachable`: no answer of ours came
 * back, as when a hotel's login page answers instead; `busy`: try again later; `refused`: our server says no;
 * `unproven`: it does not believe that this phone asks, which says nothing about what the phone's station may.
 * `workedMs` is how long the server worked on its answer or, when it does not tell, how long that took to come.
 */
export type Outcome<Reply> =
  | { ok: true; reply: Reply; workedMs: number }
  | { ok: false; why: 'unreachable' }
  | { ok: false; why: 'busy'; status: number; retryAfterMs: number }
  | { ok: false; why: 'refused'; status: number; code: ErrorCode }
  | { ok: false; why: 'unproven' };

/** The server's code for what went wrong, or UNREACHABLE. */
export function codeOf(outcome: Exclude<Outcome<unknown>, { ok: true }>): ErrorCode | 'UNREACHABLE' {
  if (outcome.why === 'refused') return outcome.code;
  return outcome.why === 'unproven' ? 'DEVICE_PROOF_ERROR' : 'UNREACHABLE';
}

const timeoutMs = 20_000;

export interface Call {
  method: 'GET' | 'POST';
  /** Below /event-api. */
  path: string;
  token?: string | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

type Given = Omit<Call, 'method' | 'path'> & { params?: InAddress };

/** What is asked of one endpoint is all that may be asked of any. */
function callOf<Name extends DoorEndpoint>(name: Name, given: Asked<Name>): Call {
  const [method, path] = doorEndpoints[name];
  const { params, ...asked } = given as Given;
  return { method, path: addressOf(path, params), ...asked };
}

/** An answer, and when the request for it went out. */
interface Answered {
  response: Response;
  sent: ClockReading;
}

export class ServerCalls {
  readonly #environment: DoorEnvironment;
  readonly #clock: DoorClock;
  readonly #key: DeviceKey;
  /** Told the outcome of every request. */
  onOutcome: (outcome: Outcome<unknown>, call: Call) => void = () => undefined;

  constructor(environment: DoorEnvironment, clock: DoorClock, key: DeviceKey) {
    this.#environment = environment;
    this.#clock = clock;
    this.#key = key;
  }

  async call<Name extends DoorEndpoint>(name: Name, asked: Asked<Name>): Promise<Outcome<ReplyOf<Name>>> {
    const call = callOf(name, asked);
    const outcome = await this.#ask<ReplyOf<Name>>(call);
    if (!call.signal?.aborted) this.onOutcome(outcome, call);
    return outcome;
  }

  /** The raw response, for what is no JSON; null when there is none of ours and of that type. */
  async open<Name extends 'deviceEvents' | 'personPhoto'>(
    name: Name,
    asked: Asked<Name>,
    type: 'text/event-stream' | 'image/',
  ): Promise<Response | null> {
    try {
      const call = callOf(name, asked);
      const { response } = await this.#send(call, call.signal);
      return response.ok && response.headers.get('content-type')?.includes(type) ? response : null;
    } catch {
      return null;
    }
  }

  async #ask<Reply>(call: Call): Promise<Outcome<Reply>> {
    const giveUp = new AbortController();
    const cancelTimer = this.#environment.setTimer(() => giveUp.abort(), timeoutMs);
    const signal = call.signal ? AbortSignal.any([giveUp.signal, call.signal]) : giveUp.signal;
    try {
      const { response, sent } = await this.#send(call, signal);
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

  /** Where this phone's idea of the time was too wrong for its proof, once more by the server's. */
  async #send(call: Call, signal: AbortSignal | undefined): Promise<Answered> {
    const answered = await this.#sendAt(call, signal);
    const serverMs = await timeToProveBy(answered.response);
    return serverMs === null ? answered : this.#sendAt(call, signal, serverMs);
  }

  async #sendAt(call: Call, signal: AbortSignal | undefined, serverMs?: number): Promise<Answered> {
    const { fetch, apiUrl } = this.#environment;
    const init = await this.#init(call, signal, serverMs);
    const sent = this.#clock.reading();
    return { response: await fetch(apiUrl + call.path, init), sent };
  }

  async #init({ method, path, token, ...rest }: Call, signal: AbortSignal | undefined, serverMs?: number) {
    const body = rest.body === undefined ? {} : { body: JSON.stringify(rest.body) };
    const proof = token === undefined ? null : await this.#key.proofOf({ method, path, token, ...body }, serverMs);
    return {
      method,
      cache: 'no-store',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(proof === null ? {} : { [proofHeader]: proof }),
        ...(rest.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...body,
      ...(signal ? { signal } : {}),
    } satisfies RequestInit;
  }
}

/** The server's time in ms, when it says that a proof was of another. */
async function timeToProveBy(response: Response): Promise<number | null> {
  if (response.status !== errorStatus.DEVICE_PROOF_TIME) return null;
  const body = readJson(await response.clone().text());
  if (body?.['code'] !== 'DEVICE_PROOF_TIME') return null;
  const serverMs = msOf(body['serverTime'] as Instant);
  return Number.isNaN(serverMs) ? null : serverMs;
}

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
  if (code === 'DEVICE_PROOF_ERROR') return { ok: false, why: 'unproven' };
  // Told its time and still not in it: servers whose clocks differ, or an answer that took too long.
  if (code === 'DEVICE_PROOF_TIME') return { ok: false, why: 'busy', status, retryAfterMs: 0 };
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
