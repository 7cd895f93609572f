import type { Address } from '#web/api/contract-client.ts';
import type { BodyOf, EndpointName, EndpointOf } from '#web/api/endpoint-types.ts';

/** What a phone at the door asks for. The tables of endpoints say the same, and are not loaded at the door. */
export const doorEndpoints = {
  pair: ['POST', '/sign-in/devices/pair'],
  switchStation: ['POST', '/sign-in/devices/switch'],
  station: ['GET', '/sign-in/devices/me'],
  snapshot: ['GET', '/sign-in/snapshot'],
  sendAttempts: ['POST', '/sign-in/attempts'],
  heartbeat: ['POST', '/sign-in/devices/heartbeat'],
  receipt: ['POST', '/sign-in/devices/receipt'],
  myConflicts: ['GET', '/sign-in/devices/conflicts'],
  settleMine: ['POST', '/sign-in/devices/conflicts/{conflictId}'],
  personPhoto: ['GET', '/sign-in/people/{participantId}/photo'],
  deviceEvents: ['GET', '/sign-in/devices/events'],
} as const satisfies {
  [Name in EndpointName]?: readonly [Uppercase<EndpointOf<Name>['method']>, EndpointOf<Name>['path']];
};
export type DoorEndpoint = keyof typeof doorEndpoints;

/** What goes along: the token where a phone has to say which one it is, and what the endpoint wants to be given. */
export type Asked<Name extends DoorEndpoint> = Token<EndpointOf<Name>> &
  Address<EndpointOf<Name>> &
  (EndpointOf<Name> extends { body: unknown } ? { body: BodyOf<Name> } : { body?: never }) & {
    signal?: AbortSignal | undefined;
  };
type Token<One> = One extends { access: 'device' } ? { token: string } : { token?: never };

export interface InAddress {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

/** Below /event-api, with what was given in its place. */
export function addressOf(path: string, { path: inPath = {}, query = {} }: InAddress = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return filled;
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`;
}
