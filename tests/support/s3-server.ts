import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  endpoint: string;
  /** Keys of whole objects. */
  keys(): string[];
  /** Uploads in parts that were neither completed nor aborted. */
  openUploads(): number;
  /** The largest body of one call. */
  largest: number;
  close(): Promise<void>;
}

export const s3Access = { keyId: 'portal-key', secret: 'portal-secret', bucket: 'files', region: 'ap-east-1' };

interface Parts {
  key: string;
  parts: Map<number, Buffer>;
}

/**
 * As much of S3 as a storage of files needs, kept in memory, with path-style addresses. It turns away what is not
 * signed with the right secret, and a part other than the last that is too small, as the real one does.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Parts>();
  let lastUpload = 0;

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      made.largest = Math.max(made.largest, body.length);
      return answer(request, response, body);
    });
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://s3');
    const fail = (status: number, code: string) =>
      void response.writeHead(status, { 'content-type': 'application/xml' }).end(xml('Error', `<Code>${code}</Code>`));
    if (!isSigned(request, url)) return fail(403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== s3Access.bucket) return fail(404, 'NoSuchBucket');
    const key = rest.join('/');
    const ok = (text: string) => void response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    const uploadId = url.searchParams.get('uploadId');

    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${++lastUpload}`;
      uploads.set(id, { key, parts: new Map() });
      return ok(xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
    }
    if (uploadId) {
      const upload = uploads.get(uploadId);
      if (!upload || upload.key !== key) return fail(404, 'NoSuchUpload');
      if (request.method === 'PUT') {
        upload.parts.set(Number(url.searchParams.get('partNumber')), body);
        return void response.writeHead(200, { etag: etagOf(body) }).end();
      }
      const parts = [...upload.parts].toSorted(([a], [b]) => a - b);
      if (request.method === 'GET') return ok(xml('ListPartsResult', listed(parts)));
      uploads.delete(uploadId);
      if (request.method === 'DELETE') return void response.writeHead(204).end();
      const tooSmall = parts.slice(0, -1).some(([, bytes]) => bytes.length < 5 * 1024 * 1024);
      if (tooSmall || parts.length === 0) return fail(400, 'EntityTooSmall');
      const missing = parts.some(([, bytes]) => !body.includes(etagOf(bytes).replaceAll('"', '')));
      if (missing) return fail(400, 'InvalidPart');
      objects.set(key, Buffer.concat(parts.map(([, bytes]) => bytes)));
      return ok(xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`));
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return fail(404, 'NoSuchKey');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const sent = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
    response.writeHead(range ? 206 : 200, { 'content-length': sent.length, etag: etagOf(object) });
    response.end(request.method === 'HEAD' ? undefined : sent);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()].toSorted((a, b) => a.localeCompare(b)),
    openUploads: () => uploads.size,
    largest: 0,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return made;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const xml = (name: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?><${name}>${body}</${name}>`;
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const listed = (parts: [number, Buffer][]): string =>
  `<IsTruncated>false</IsTruncated>${parts
    .map(
      ([number, bytes]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
    )
    .join('')}`;

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, worked out again from what came. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  const [, keyId, day, region, names, signature] = match ?? [];
  if (!match || keyId !== s3Access.keyId || region !== s3Access.region || !day || !names) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${s3Access.secret}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}
