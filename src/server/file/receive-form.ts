import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { UploadDetails } from '#contract/file.ts';
import { maxBytesFor, ruleOf } from '#domain/file/field-rules.ts';
import { inMegabytes } from '#domain/file/size-text.ts';
import { typeOfName } from '#domain/file/file-types.ts';
import type { Actor } from '#server/actor.ts';
import { formRefusal } from '#server/receive-file.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { beginUpload } from './begin-upload.ts';
import type { Field } from './field.ts';
import { abandonUpload, finishUpload } from './finish-upload.ts';
import type { SessionRow } from './read-files.ts';
import { refuseFile } from './refuse-file.ts';

const largestJson = 16 * 1024;
type Details = z.output<typeof UploadDetails>;

/**
 * The documents' call (D1 §7, row 104): the parts `file` and `json`, in either order. The file goes straight to the
 * storage as it comes, and never as a whole through the memory. @param actor null for somebody without an account @returns the file's id
 */
export async function receiveForm(
  world: World,
  request: FastifyRequest,
  actor: Pick<Actor, 'accountId'> | null,
  field: Field & { replacesId: string | null },
): Promise<string> {
  if (!request.isMultipart()) throw refuseField('file', 'required');
  const rule = ruleOf(field.group);
  const largest = Math.max(...rule.types.map((type) => maxBytesFor(rule, type)));
  const limits = { fileSize: largest + 1, files: 2, fields: 4, fieldSize: largestJson, parts: 6 };
  let details: Details = UploadDetails.parse({});
  let session: SessionRow | null = null;
  let arrived = 0;
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      if (isDetails(part)) details = { ...(await readDetails(part)), ...(rule.undescribed ? { description: '' } : {}) };
      else if (part.type === 'file' && !session) {
        // How large it will be is only known at its end; the rule's limit is held as it comes.
        session = await beginUpload(world, actor?.accountId ?? null, {
          ...field,
          filename: details.filename ?? part.filename,
          size: Math.max(1, details.fileSize ?? 1),
          description: details.description,
          fingerprint: null,
        });
        arrived = await keep(world, session, part.file);
      } else if (part.type === 'file') part.file.resume();
    }
    if (!session) throw refuseField('file', 'required');
    if (request.raw.readableAborted) throw refuse('UPLOAD_FAIL');
    return await finishUpload(world, checked(session, details, arrived, field));
  } catch (error) {
    if (session) await abandonUpload(world, session);
    throw formRefusal(error);
  }
}

/** A browser sends the JSON as a plain field, or as a file of its own when it is made as a Blob. */
const isDetails = (part: Multipart): boolean => part.type === 'field' || part.fieldname !== 'file';

async function readDetails(part: Multipart): Promise<Details> {
  const text = part.type === 'field' ? String(part.value) : (await readSmall(part.file)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseField(part.fieldname, 'format');
  }
  const parsed = UploadDetails.safeParse(value);
  if (!parsed.success) throw refuseField(`json.${parsed.error.issues[0]?.path.join('.') ?? ''}`, 'format');
  return parsed.data;
}

async function readSmall(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestJson) throw refuseField('json', 'tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function keep(world: World, session: SessionRow, source: Readable): Promise<number> {
  const storage = await storageOf(world);
  return storage.append(session.storageKey, session.storageUpload, { offset: 0, source });
}

/** Once all of it is here. What was said of it must be so. */
function checked(session: SessionRow, details: Details, arrived: number, { group }: Field): SessionRow {
  const rule = ruleOf(group);
  const type = typeOfName(session.filename);
  const limit = type ? maxBytesFor(rule, type) : rule.maxBytes;
  if (arrived === 0) throw refuseFile({ problem: 'EMPTY' });
  if (arrived > limit) throw refuseFile({ problem: 'TOO_LARGE', params: { limit: inMegabytes(limit) } });
  if (details.fileSize !== undefined && details.fileSize !== arrived)
    throw refuseField('json.fileSize', 'inconsistent');
  if (details.fileType !== undefined && details.fileType !== group) throw refuseField('json.fileType', 'inconsistent');
  if (details.filename !== undefined && details.filename !== session.filename) {
    throw refuseField('json.filename', 'inconsistent');
  }
  return { ...session, size: arrived, description: details.description };
}
