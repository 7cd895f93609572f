import type { DoorContext } from '../context.ts';

/**
 * Asked while the person's card is on the screen, and never before: a verdict does not wait for it, and how it ends says
 * nothing about the network. Null where there is none, or it cannot be had now.
 */
export async function personPhoto({ device, calls }: DoorContext, participantId: string): Promise<Blob | null> {
  if (device?.state !== 'ACTIVE') return null;
  const asked = { token: device.token, params: { path: { participantId } } };
  const picture = await calls.open('personPhoto', asked, 'image/');
  return (await picture?.blob().catch(() => null)) ?? null;
}
