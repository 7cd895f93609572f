import type { FastifyRequest } from 'fastify';
import type { Guards } from './actor.ts';
import { bearer } from './bearer.ts';
import { deviceOf } from './device-of.ts';
import { mailedRecord } from './own-link/own-link.ts';
import type { World } from './world.ts';

const ipv6Network = 4;

/**
 * Whose calls are counted together. A hall's people and phones share one address, so what a login, a phone or the link of
 * a mail has proved counts for itself; a token that is unknown, made up or another phone's, and none at all, count for the
 * address.
 */
export const callerKey =
  (world: World, guards: Guards) =>
  async (request: FastifyRequest): Promise<string> => {
    if (request.routeOptions.config.access === 'device') {
      const shown = await deviceOf(request, guards);
      return shown && !shown.fault ? `device ${shown.device.deviceId}` : addressKey(request.ip);
    }
    const login = guards.loginOf({ access: bearer(request), cookies: request.cookies });
    if (login) return `login ${login}`;
    const record = mailedRecord(world, request);
    return record ? `own-link ${record.kind} ${record.id}` : addressKey(request.ip);
  };

/** Whoever has one IPv6 address has the whole network of it, /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, ipv6Network).join(':')}::/64`;
}
