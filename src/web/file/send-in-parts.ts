import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { type ApiError, errorOf, Unreachable } from '#web/api/api-error.ts';
import { renewLogin } from '#web/api/login-hooks.ts';
import type { Sending } from './sending.ts';
import { shownBy } from './shown-by.ts';

const partBytes = 64 * 1024 * 1024;
/** What a phone sends shows on the computer part by part; a storage of objects keeps no smaller ones. */
const partBytesOfPhone = 8 * 1024 * 1024;
const endpoint = '/event-api/uploads';

/** A large file in parts, by the tus protocol; goes on where the server says that it stopped. @returns the file's id */
export async function sendInParts(sending: Sending): Promise<string> {
  try {
    return await upload(sending);
  } catch (error) {
    if (sending.link || !isStale(error) || !(await renewLogin())) throw error;
    return upload(sending);
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error as ApiError).status === 401;

function upload(sending: Sending): Promise<string> {
  const { file, filename, field, description, replaces, fingerprint, uploadId, signal, onProgress, onPlace, link } =
    sending;
  let fileId = '';
  return new Promise((resolve, reject) => {
    // It may have been given up while the login was renewed.
    signal.throwIfAborted();
    const task: Upload = new Upload(file, {
      endpoint,
      ...(uploadId ? { uploadUrl: `${endpoint}/${uploadId}` } : {}),
      chunkSize: link ? partBytesOfPhone : partBytes,
      // Breaks are judged by whoever asked for the upload, who also hears when the network is back.
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { ...field, filename, description, fingerprint, ...(replaces ? { replaces } : {}) },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(shownBy(link))) request.setHeader(name, value);
      },
      onAfterResponse: (_request, response: HttpResponse) => {
        fileId = response.getHeader('file-id') ?? fileId;
      },
      onUploadUrlAvailable: () => onPlace(task.url?.split('/').at(-1) ?? ''),
      onProgress,
      onSuccess: () => resolve(fileId),
      onError: (error) => void asAnswered(error).then(reject),
    });
    signal.addEventListener('abort', () => {
      void task.abort();
      reject(signal.reason as Error);
    });
    task.start();
  });
}

async function asAnswered(error: Error | DetailedError): Promise<Error> {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return new Unreachable(error);
  return errorOf(new Response(response.getBody() || null, { status: response.getStatus() }));
}
