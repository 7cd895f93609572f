import createClient from 'openapi-fetch';
import { errorOf, isLoginOver, Unreachable } from './api-error.ts';
import type { ContractClient } from './contract-client.ts';
import { loginExpired, renewLogin } from './login-hooks.ts';
import { sessionToken } from './session-token.ts';

async function send(request: Request, token: string | null): Promise<Response> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  request.headers.set('x-request-id', crypto.randomUUID());
  try {
    // No time-out of our own (D1 §7): a slow network is waited for.
    return await fetch(request);
  } catch (cause) {
    throw request.signal.aborted ? cause : new Unreachable(cause);
  }
}

async function sendAsMe(request: Request): Promise<Response> {
  const token = sessionToken();
  const again = request.clone();
  const response = await send(request, token);
  if (response.ok) return response;
  const error = await errorOf(response);
  if (!token || !isLoginOver(error)) throw error;
  if (await renewLogin()) {
    const second = await send(again, sessionToken());
    if (second.ok) return second;
    throw await errorOf(second);
  }
  loginExpired();
  throw error;
}

/** Calls the server as the logged-in account, or as a visitor. Anything but success throws ApiError or Unreachable. */
export const api = createClient({
  baseUrl: `${location.origin}/event-api`,
  fetch: sendAsMe,
}) as unknown as ContractClient;

/** @example const page = await answer(api.POST('/activities/search', { body })) */
export const answer = async <T>(call: Promise<{ data: T }>): Promise<T> => (await call).data;
