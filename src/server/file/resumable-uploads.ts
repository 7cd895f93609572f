import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { UploadMetadata } from '#contract/file.ts';
import { type Instant, msOf, plusMs } from '#domain/instant.ts';
import type { Actor, Guards } from '#server/actor.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { admittedAccount } from '#server/serve.ts';
import { sourceBroke } from '#server/storage/source-broke.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import { NotStored } from '#server/storage/storage.ts';
import type { World } from '#server/world.ts';
import { beginUpload, placeRenewedMs, uploadLastsMs } from './begin-upload.ts';
import { writableField } from './field.ts';
import { abandonUpload, finishUpload } from './finish-upload.ts';
import { isSameField, linkShownBy, type OpenPhoneLink, openPhoneLink, prolongPhoneLink } from './phone-link.ts';
import type { SessionRow } from './read-files.ts';
import { uploadSession } from './tables.ts';
import { oneAtATime } from './writers.ts';

const version = '1.0.0';
const extensions = 'creation,termination,expiration';
const partType = 'application/offset+octet-stream';
/** A phone that has sent nothing for so long has lost its network; what came is kept. */
const silenceMs = 60_000;

/**
 * Resumable uploads by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload): its core with creation,
 * termination and expiration. What has arrived is asked of the storage, so a restart in the middle loses nothing, and an
 * upload belongs to the person, so any device goes on with it.
 */
export const resumableUploads =
  (world: World, guards: Guards): FastifyPluginAsync =>
  async (app) => {
    const writers = oneAtATime();
    app.addHook('preClose', () => writers.stop());
    // The part is left unread, for the storage to take it as it comes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', version).header('cache-control', 'no-store');
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== version) {
        return reply.code(412).header('tus-version', version).send();
      }
    });
    addRoutes(app, world, guards, writers);
  };

type Writers = ReturnType<typeof oneAtATime>;

function addRoutes(app: FastifyInstance, world: World, guards: Guards, writers: Writers): void {
  const url = `${apiPrefix}/uploads`;

  app.options(url, (_request, reply) =>
    reply.code(204).header('tus-version', version).header('tus-extension', extensions).send(),
  );

  app.post(url, async (request, reply) => {
    const { actor, link } = await senderOf(world, guards, request);
    const { replaces, ...wanted } = metadataOf(request);
    if (link && (replaces || !isSameField(link.field, wanted))) throw refuse('NO_PERMISSION');
    await writableField(world, actor, wanted, replaces ? 'replace' : 'add');
    const size = wholeNumber(request, 'upload-length');
    const session = await beginUpload(world, actor.accountId, { ...wanted, size, replacesId: replaces ?? null });
    return expiring(reply, session.expiresAt).code(201).header('location', `${url}/${session.id}`).send();
  });

  app.head(`${url}/:id`, async (request, reply) => {
    const session = await ownSession(world, await senderOf(world, guards, request), request);
    const { offset, fileId } = await writers.run(session.id, () => arrived(world, session));
    return expiring(reply, session.expiresAt, fileId)
      .header('upload-offset', offset)
      .header('upload-length', session.size)
      .send();
  });

  app.patch(`${url}/:id`, async (request, reply) => {
    const sender = await senderOf(world, guards, request);
    const session = await ownSession(world, sender, request);
    if (request.headers['content-type'] !== partType) return reply.code(415).send();
    const at = wholeNumber(request, 'upload-offset');
    const { offset, fileId } = await writers.run(session.id, (stopped) =>
      addPart(world, session, at, request.raw, stopped),
    );
    if (sender.link) await prolongPhoneLink(world, sender.link);
    const expiresAt = plusMs(world.clock.now(), uploadLastsMs);
    if (offset < session.size && msOf(expiresAt) - msOf(session.expiresAt) > placeRenewedMs) {
      await world.db.orm.update(uploadSession).set({ expiresAt }).where(eq(uploadSession.id, session.id));
    }
    return expiring(reply, expiresAt, fileId).code(204).header('upload-offset', offset).send();
  });

  app.delete(`${url}/:id`, async (request, reply) => {
    const session = await ownSession(world, await senderOf(world, guards, request), request);
    await writers.run(session.id, () => abandonUpload(world, session));
    return reply.code(204).send();
  });
}

interface Sender {
  actor: Actor;
  /** By which a phone may send to one field; null for whoever is logged in. */
  link: OpenPhoneLink | null;
}

async function senderOf(world: World, guards: Guards, request: FastifyRequest): Promise<Sender> {
  const shown = linkShownBy(request);
  if (shown === null) return { actor: await admittedAccount(request, guards), link: null };
  const link = await openPhoneLink(world, shown);
  return { actor: link.actor, link };
}

/** @param fileId what it has become, once all has arrived */
const expiring = (reply: FastifyReply, expiresAt: Instant, fileId: string | null = null): FastifyReply =>
  reply.headers(fileId ? { 'file-id': fileId } : {}).header('upload-expires', new Date(msOf(expiresAt)).toUTCString());

interface Progress {
  offset: number;
  fileId: string | null;
}

/** Bytes that are here. All being here, the file is in its field too, even if the last answer was never heard. */
async function arrived(world: World, session: SessionRow): Promise<Progress> {
  if (session.itemId) return { offset: session.size, fileId: session.itemId };
  const storage = await storageOf(world);
  try {
    const offset = await storage.offset(session.storageKey, session.storageUpload);
    return { offset, fileId: offset === session.size ? await finishUpload(world, session) : null };
  } catch (error) {
    throw error instanceof NotStored ? refuse('ATTACHMENT_NOT_FOUND') : error;
  }
}

async function addPart(
  world: World,
  session: SessionRow,
  at: number,
  part: IncomingMessage,
  stopped: AbortSignal,
): Promise<Progress> {
  const { offset: before } = await arrived(world, session);
  // Also a part that is sent twice: the sender asks where we are, and goes on from there.
  if (at !== before) throw refuse('STATUS_ERROR');
  const length = part.headers['content-length'];
  if (length !== undefined && before + Number(length) > session.size) throw refuse('PAYLOAD_TOO_LARGE');
  const heard = endWhenSilent(part);
  stopped.addEventListener('abort', () => part.destroy(), { once: true });
  const storage = await storageOf(world);
  const { storageKey, storageUpload, size } = session;
  try {
    const source = length === undefined ? part.compose(atMost(size - before)) : part;
    const offset = await storage.append(storageKey, storageUpload, { offset: before, total: size, source });
    return { offset, fileId: offset >= size ? await finishUpload(world, session) : null };
  } catch (error) {
    // Nobody is there any more to hear an answer.
    if (sourceBroke(error)) return { offset: before, fileId: null };
    if (error instanceof NotStored) throw refuse('ATTACHMENT_NOT_FOUND');
    throw error;
  } finally {
    clearInterval(heard);
  }
}

function endWhenSilent(part: IncomingMessage): NodeJS.Timeout {
  let before = part.socket.bytesRead;
  return setInterval(() => {
    const now = part.socket.bytesRead;
    if (now === before) part.destroy();
    before = now;
  }, silenceMs);
}

/** For a part that does not say how long it is. */
const atMost = (bytes: number): Transform => {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? refuse('PAYLOAD_TOO_LARGE') : null, chunk);
    },
  });
};

async function ownSession(world: World, { actor, link }: Sender, request: FastifyRequest): Promise<SessionRow> {
  const { id } = request.params as { id: string };
  const known = /^[0-9a-f-]{36}$/.test(id);
  const [session] = known ? await world.db.orm.select().from(uploadSession).where(eq(uploadSession.id, id)) : [];
  if (!session || session.accountId !== actor.accountId || !session.fingerprint) throw refuse('ATTACHMENT_NOT_FOUND');
  if (session.expiresAt < world.clock.now()) throw refuse('ATTACHMENT_NOT_FOUND');
  if (link && !isSameField(link.field, session)) throw refuse('ATTACHMENT_NOT_FOUND');
  // A right that has ended since the beginning ends the upload too.
  await writableField(world, actor, session, session.replacesId ? 'replace' : 'add');
  return session;
}

function wholeNumber(request: FastifyRequest, header: string): number {
  const text = request.headers[header];
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw refuseField(header, 'format');
  return Number(text);
}

/** Names in plain letters, values in base64 (tus, Upload-Metadata). */
function metadataOf(request: FastifyRequest) {
  const text = request.headers['upload-metadata'];
  const pairs = (typeof text === 'string' ? text : '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]);
  const parsed = UploadMetadata.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) throw refuseField(`upload-metadata.${parsed.error.issues[0]?.path.join('.') ?? ''}`, 'format');
  return parsed.data;
}
