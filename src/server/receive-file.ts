import type { FastifyRequest } from 'fastify';
import { refuse, refuseField } from './refusal.ts';

/** The one file of a multipart call, kept in memory. @throws PARAMS_ERROR, PAYLOAD_TOO_LARGE */
export async function receiveFile(
  request: FastifyRequest,
  largest: number,
): Promise<{ fileName: string; file: Buffer }> {
  if (!request.isMultipart()) throw refuseField('file', 'required');
  try {
    const part = await request.file({ limits: { fileSize: largest } });
    if (!part) throw refuseField('file', 'required');
    return { fileName: part.filename, file: await part.toBuffer() };
  } catch (error) {
    throw formRefusal(error);
  }
}

/** What the reader of forms has against a form, in our words. */
export function formRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return refuse('PAYLOAD_TOO_LARGE');
  const isBroken = /unexpected end|terminated early|boundary not found|malformed part/i.test(error.message);
  return isBroken ? refuseField('file', 'format') : error;
}
