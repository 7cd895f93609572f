import { errorOf, Unreachable } from '#web/api/api-error.ts';
import { renewLogin } from '#web/api/login-hooks.ts';
import { sessionToken } from '#web/api/session-token.ts';
import type { FileItem } from '#contract/file.ts';
import type { Sending } from './sending.ts';

/** A small file in one call. `fetch` does not tell how far it is, so this is the older way. */
export async function sendWhole(sending: Sending): Promise<string> {
  const first = await post(sending);
  const response = first.status === 401 && (await renewLogin()) ? await post(sending) : first;
  if (!response.ok) throw await errorOf(response);
  return ((await response.json()) as FileItem).id;
}

function post({ file, filename, field, description, replaces, signal, onProgress }: Sending): Promise<Response> {
  const form = new FormData();
  const { ownerKind, ownerId, group } = field;
  form.append('json', JSON.stringify({ filename, fileType: group, description, fileSize: file.size }));
  form.append('file', file, filename);
  return new Promise((resolve, reject) => {
    // It may have been given up while the login was renewed.
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open('POST', `/event-api/files/${ownerKind}/${ownerId}/${group}${replaces ? `?replaces=${replaces}` : ''}`);
    call.setRequestHeader('authorization', `Bearer ${sessionToken() ?? ''}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.round((loaded / total) * file.size) : 0);
    });
    call.addEventListener('load', () => resolve(new Response(call.responseText || null, { status: call.status })));
    call.addEventListener('error', () => reject(new Unreachable(null)));
    call.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
