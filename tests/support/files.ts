import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { FileField, FileItem } from '#contract/file.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { ActivitySettings } from '#domain/activity/settings.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import { activity } from '#server/activity/tables.ts';
import type { World } from '#server/world.ts';
import { doJobs } from './participants.ts';
import { type Answer, openTestWorld, type TestWorld, type WorldOptions } from './world.ts';

/** A world whose files are in a folder of their own, gone with it. */
export async function openFileWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'event-portal-test-'));
  const world = await openTestWorld({ ...options, environment: { DATA_DIR: folder, ...options.environment } });
  const { close } = world;
  return Object.assign(world, {
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

export async function makeActivity(world: World, state: ActivityState = 'ACTIVE'): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'STWEEK',
    code: `F-${id.slice(-8)}`,
    state,
    nameTc: '科技週',
    beginDate: '2026-11-20' as BusinessDate,
    endDate: '2026-11-25' as BusinessDate,
    settings: {} as ActivitySettings,
    createdAt: world.clock.now(),
  });
  return id;
}

export interface Sent {
  /** An activity when left out. */
  ownerKind?: FileOwnerKind;
  filename: string;
  bytes: Buffer;
  /** The documents' JSON part; null leaves it out. */
  json?: object | null;
  replaces?: string;
  /** The JSON comes behind the file. */
  jsonLast?: boolean;
}

/** The documents' multipart call. */
export const upload = (
  world: TestWorld,
  token: string | null,
  ownerId: string,
  group: FileGroup,
  { ownerKind = 'ACTIVITY', replaces, ...sent }: Sent,
): Promise<Answer<FileItem & ErrorBody>> =>
  sendForm(
    world,
    `/files/${ownerKind}/${ownerId}/${group}${replaces ? `?replaces=${replaces}` : ''}`,
    token ? { authorization: `Bearer ${token}` } : {},
    sent,
  );

/** A file as a form, wherever one is taken. */
export async function sendForm<Body>(
  world: TestWorld,
  path: string,
  headers: Record<string, string>,
  { filename, bytes, json = {}, jsonLast = false }: Omit<Sent, 'ownerKind' | 'replaces'>,
): Promise<Answer<Body>> {
  const boundary = 'a-boundary-of-parts';
  const details =
    json &&
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="json"\r\n\r\n${JSON.stringify({ fileSize: bytes.length, ...json })}\r\n`,
    );
  const file = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const parts = [details ?? Buffer.alloc(0), file];
  if (jsonLast) parts.reverse();
  const response = await world.app.inject({
    method: 'POST',
    url: `/event-api${path}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return {
    status: response.statusCode,
    body: response.json(),
    headers: response.headers as Answer<unknown>['headers'],
  };
}

export const fieldOf = async (
  world: TestWorld,
  token: string | undefined,
  ownerId: string,
  group: FileGroup,
  ownerKind: FileOwnerKind = 'ACTIVITY',
): Promise<FileField> => {
  const answer = await world.call<FileField>('get', `/files/${ownerKind}/${ownerId}/${group}`, token ? { token } : {});
  return answer.body;
};

/** Sent and checked: what became of it. */
export async function checkedUpload(
  world: TestWorld,
  token: string,
  ownerId: string,
  group: FileGroup,
  sent: Sent,
): Promise<FileItem> {
  const { status, body } = await upload(world, token, ownerId, group, sent);
  if (status !== 200) throw new Error(`not taken: ${status} ${body.code}`);
  await doJobs(world);
  const { files } = await fieldOf(world, token, ownerId, group, sent.ownerKind);
  const file = files.find(({ id }) => id === body.id);
  if (!file) throw new Error('the file is gone');
  return file;
}

/** A picture with a place in it, as a phone takes one, lying on its side. */
export const photo = (width = 1600, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ho Ana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 11/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const makePdf = (pages = 1): Buffer => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const page = (at: number) => `${at + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n`;
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj\n${Array.from({ length: pages }, (_, at) => page(at)).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
};

/** A sound document of 3 KB whose page takes longer to draw than anybody looks. */
export function makeTangledPdf(): Buffer {
  const dots = '[0.5 0.5] 0 d 0 0 m ';
  const page = deflateSync(Buffer.from(dots + '0 0 300 200 300 0 c 0 200 300 200 0 0 c S 0 0 m '.repeat(20_000)));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Length ${page.length}/Filter/FlateDecode>>stream\n`,
    ),
    page,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}
