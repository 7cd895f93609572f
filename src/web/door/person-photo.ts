import type { DoorContext } from './context.ts';

/**
 * Asked while the person's card is on the screen, and never before: a verdict does not wait for it, and how it ends says
 * nothing about the network. Null where there is none, or it cannot be had now.
 */
export async function personPhoto({ device, environment }: DoorContext, participantId: string): Promise<Blob | null> {
  if (device?.state !== 'ACTIVE') return null;
  try {
    const url = `${environment.apiUrl}/sign-in/people/${encodeURIComponent(participantId)}/photo`;
    const response = await environment.fetch(url, {
      cache: 'no-store',
      headers: { authorization: `Bearer ${device.token}` },
    });
    const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
    return response.ok && isPicture ? await response.blob() : null;
  } catch {
    return null;
  }
}
