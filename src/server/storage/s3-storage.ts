import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type Part,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { inParts } from './in-parts.ts';
import { NotStored, type Storage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of another service than Amazon's own. */
  endpoint?: string | undefined;
  /** Before every key, as `portal/`. */
  prefix: string;
}

const partBytes = 8 * 1024 * 1024;

const isGone = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchUpload');
const orNotStored = (error: unknown): never => {
  throw isGone(error) ? new NotStored() : error;
};

/**
 * Any service that speaks S3. What grows is a multipart upload in parts of 8 MB: a sender who breaks off loses at most
 * one part, and the service's own list of parts says what has arrived.
 */
export function s3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Services other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + key });

  async function partsOf(key: string, upload: string): Promise<Part[]> {
    const parts: Part[] = [];
    for (let marker: string | undefined; ;) {
      const page = await client.send(
        new ListPartsCommand({ ...at(key), UploadId: upload, ...(marker ? { PartNumberMarker: marker } : {}) }),
      );
      parts.push(...(page.Parts ?? []));
      if (!page.IsTruncated || !page.NextPartNumberMarker) return parts;
      marker = page.NextPartNumberMarker;
    }
  }
  const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { Size = 0 }) => sum + Size, 0);

  async function wholeSize(key: string): Promise<number> {
    const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(key))).catch(orNotStored);
    return ContentLength;
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const { Body } = await client
      .send(new GetObjectCommand({ ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }))
      .catch(orNotStored);
    if (!(Body instanceof Readable)) throw new Error('the storage answered without a body');
    return Body;
  }

  return {
    async begin(key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(key)));
      if (!UploadId) throw new Error('the storage began no upload');
      return UploadId;
    },

    async offset(key, upload) {
      try {
        return sizeOf(await partsOf(key, upload));
      } catch (error) {
        if (!isGone(error)) throw error;
        return wholeSize(key);
      }
    },

    async append(key, upload, { offset, total, source }) {
      let number = (await partsOf(key, upload).catch(orNotStored)).length;
      let reached = offset;
      for await (const part of inParts(source, partBytes)) {
        // Only the last part of all may be smaller; a rest that broke off is sent again.
        if (part.length < partBytes && total !== undefined && reached + part.length < total) break;
        await client.send(new UploadPartCommand({ ...at(key), UploadId: upload, PartNumber: ++number, Body: part }));
        reached += part.length;
      }
      return reached;
    },

    async complete(key, upload) {
      try {
        const parts = await partsOf(key, upload);
        const list = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
        await client.send(
          new CompleteMultipartUploadCommand({ ...at(key), UploadId: upload, MultipartUpload: { Parts: list } }),
        );
      } catch (error) {
        if (!isGone(error)) throw error;
        await wholeSize(key);
      }
    },

    async abandon(key, upload) {
      await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: upload })).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },

    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },

    read,

    async withLocalFile(key, work) {
      const folder = await mkdtemp(join(tmpdir(), 'event-portal-'));
      try {
        const path = join(folder, 'file');
        await pipeline(await read(key), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
