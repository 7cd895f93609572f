import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseField } from '#server/refusal.ts';
import { largestSheet } from './read-sheet.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function sendSheet(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type(xlsx)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(file);
}

/** The one file of a multipart call. @throws PARAMS_ERROR */
export async function uploadedSheet(request: FastifyRequest): Promise<{ fileName: string; file: Buffer }> {
  if (!request.isMultipart()) throw refuseField('file', 'required');
  const part = await request.file({ limits: { fileSize: largestSheet } });
  if (!part) throw refuseField('file', 'required');
  return { fileName: part.filename, file: await part.toBuffer() };
}
