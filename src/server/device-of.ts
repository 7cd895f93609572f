import type { FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { proofHeader, readProof } from '#domain/sign-in/device-proof.ts';
import type { DeviceActor, Guards } from './actor.ts';
import { bearer } from './bearer.ts';
import { bodyHashOf } from './body-hash.ts';
import type { Refusal } from './refusal.ts';

/** The phone whose token came, and why it is not believed to have sent it, as far as that shows before the body is there. */
export interface ShownDevice {
  device: DeviceActor;
  fault: Refusal | null;
}

const shown = new WeakMap<FastifyRequest, Promise<ShownDevice | null>>();

/** The phone that asks, looked up once for a request. */
export function deviceOf(request: FastifyRequest, guards: Guards): Promise<ShownDevice | null> {
  const found = shown.get(request) ?? lookUp(request, guards);
  shown.set(request, found);
  return found;
}

async function lookUp(request: FastifyRequest, guards: Guards): Promise<ShownDevice | null> {
  const token = bearer(request);
  const device = token ? await guards.findDevice(token) : null;
  if (!token || !device) return null;
  const path = request.url.slice(apiPrefix.length);
  return { device, fault: guards.proofFault(device, { method: request.method, path, token, proof: proofOf(request) }) };
}

function proofOf({ headers: { [proofHeader]: proof } }: FastifyRequest): string | undefined {
  return typeof proof === 'string' ? proof : undefined;
}

/** Whether the body is the one that the proof is about; of a phone that proves nothing, any is. */
export const bodyIsProven = (request: FastifyRequest, { proofKey }: DeviceActor): boolean =>
  proofKey === null || readProof(proofOf(request) ?? '')?.bodyHash === bodyHashOf(request);
