import { shownBy } from './shown-by.ts';

/** Gives up what was sent so far. @returns whether the server knows of it */
export async function discardUpload(uploadId: string, link: string | null): Promise<boolean> {
  const response = await fetch(`/event-api/uploads/${uploadId}`, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0', ...shownBy(link) },
  }).catch(() => null);
  return response !== null && (response.ok || response.status === 404);
}
