import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveFile } from '#server/receive-file.ts';
import { largestSheet } from './sheet-limits.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function sendSheet(reply: FastifyReply, name: string, file: Buffer): Promise<void> {
  await reply
    .type(xlsx)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(file);
}

/** @throws PARAMS_ERROR, PAYLOAD_TOO_LARGE */
export const uploadedSheet = (request: FastifyRequest): Promise<{ fileName: string; file: Buffer }> =>
  receiveFile(request, largestSheet);
