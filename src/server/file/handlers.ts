import { eq } from 'drizzle-orm';
import type { FileField, FileItem, fileApi } from '#contract/file.ts';
import { apiPrefix } from '#contract/api.ts';
import type { FileWriting } from '#domain/file/file-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { deleteFile } from './delete-file.ts';
import { type Field, readableField, withoutDrafts, writableField } from './field.ts';
import { makeLink, readLink } from './file-link.ts';
import {
  filesOfField,
  fileView,
  findFile,
  openSessions,
  present,
  publicView,
  releasedOf,
  type SessionRow,
  type StoredFile,
  type VersionRow,
} from './read-files.ts';
import { receiveForm } from './receive-form.ts';
import { askedEachTime, ownCopyOnly, sendPreview, sendVersion } from './send-file.ts';
import { sendPicture } from './send-picture.ts';
import { setPoster } from './set-poster.ts';
import { endPhoneLink, linkShownBy, makePhoneLink, openPhoneLink, secondsLeft } from './phone-link.ts';
import { fileItem, fileVersion } from './tables.ts';

export const fileHandlers: Handlers<typeof fileApi> = {
  fileField: ({ world, actor, params }) => fieldFor(world, actor, params),

  async makePhoneLink({ world, actor, params }) {
    const { id, url, expiresAt } = await makePhoneLink(world, actor, params);
    return { id, url, secondsLeft: secondsLeft(world, expiresAt) };
  },

  async endPhoneLink({ world, actor, params }) {
    await endPhoneLink(world, actor, params.linkId);
    return { done: true };
  },

  async phoneField({ world, request }) {
    const { field, actor, expiresAt } = await openPhoneLink(world, linkShownBy(request) ?? '');
    return {
      ...field,
      secondsLeft: secondsLeft(world, expiresAt),
      field: forPhone(await fieldFor(world, actor, field)),
    };
  },

  async uploadFile({ world, actor, params, query, request }) {
    await writableField(world, actor, params, query.replaces ? 'replace' : 'add');
    const fileId = await receiveForm(world, request, actor, { ...params, replacesId: query.replaces ?? null });
    return viewOf(world.db, fileId);
  },

  async describeFile({ world, actor, params, body }) {
    await writableFile(world, actor, params.fileId);
    const said = Object.entries(body).filter(([, text]) => text !== undefined);
    if (said.length > 0)
      await world.db.orm.update(fileItem).set(Object.fromEntries(said)).where(eq(fileItem.id, params.fileId));
    return viewOf(world.db, params.fileId);
  },

  async deleteFile({ world, actor, params }) {
    await deleteFile(world, actor.accountId, await writableFile(world, actor, params.fileId, 'delete'));
    return { done: true };
  },

  async setPoster({ world, actor, params, request }) {
    await setPoster(world, request, await writableFile(world, actor, params.fileId));
    return viewOf(world.db, params.fileId);
  },

  async openFile({ world, actor, params, body }) {
    const { file, mayWrite } = await readableFile(world, actor, params.fileId);
    // Whoever judges looks at older versions too; anywhere else they are their keeper's.
    const mayLookBack = mayWrite || fileOwners[file.item.ownerKind].judged !== undefined;
    const wanted = body.version && mayLookBack ? file.versions.find(({ id }) => id === body.version) : releasedOf(file);
    if (!wanted) throw refuse(mayWrite ? 'ATTACHMENT_REJECT_OR_PROCESS' : 'ATTACHMENT_NOT_FOUND');
    if (wanted.state !== 'READY' || wanted.erasedAt) throw refuse('ATTACHMENT_REJECT_OR_PROCESS');
    const { link, expiresAt } = makeLink(world, { versionId: wanted.id, accountId: actor?.accountId ?? null });
    return { url: `${apiPrefix}/file-links/${link}`, expiresAt };
  },

  async linkedFile({ world, params, request, reply }) {
    const link = readLink(world, params.link);
    const [version] = link
      ? await world.db.orm.select().from(fileVersion).where(eq(fileVersion.id, link.versionId))
      : [];
    if (version?.state !== 'READY' || version.erasedAt) throw refuse('ATTACHMENT_NOT_FOUND');
    await sendVersion(world, await calledAs(world.db, version), { request, reply, caching: ownCopyOnly });
  },

  async filePreview({ world, actor, params, query, request, reply }) {
    const { file } = await readableFile(world, actor, params.fileId);
    await sendPreview(world, released(file), query.width, { request, reply, caching: 'private, no-cache' });
  },

  async publicFile({ world, params, request, reply }) {
    const { file } = await readableFile(world, null, params.fileId);
    await sendVersion(world, released(file), { request, reply, caching: askedEachTime });
  },

  async activityPicture({ world, actor, params, query, request, reply }) {
    const group = params.picture === 'banner' ? 'BANNER' : 'SHORTCUT';
    const field: Field = { ownerKind: 'ACTIVITY', ownerId: params.activityId, group };
    await sendPicture(world, { actor, field, query, request, reply });
  },
};

async function fieldFor(world: World, actor: Actor | null, params: Field): Promise<FileField> {
  const access = await readableField(world, actor, params);
  const { writings } = access;
  const mayWrite = writings.length > 0;
  const stored = await filesOfField(world.db, params);
  const files = mayWrite ? stored : stored.map((file) => withoutDrafts(access, file));
  return {
    files: files.map(mayWrite ? fileView : publicView).filter(present),
    uploads: mayWrite && actor ? await ownUploads(world, actor, params) : [],
    writings: [...writings],
    isScanned: world.config.CLAMD_URL !== undefined,
  };
}

/** Whoever has the link may add; what was said about the files, and taking one away, is for a login. */
const forPhone = (field: FileField): FileField => ({
  ...field,
  files: field.files.map((file) => ({
    ...file,
    description: '',
    descriptionEn: '',
    result: null,
    reply: '',
    replyTime: null,
    mark: '',
  })),
  writings: ['add'],
});

/** By the name that it came with, where what it belongs to knows it. */
async function calledAs(db: Queries, version: VersionRow): Promise<VersionRow> {
  const { item } = await findFile(db, version.itemId);
  const filename = await fileOwners[item.ownerKind].nameOf?.(db, item.ownerId);
  return filename ? { ...version, filename } : version;
}

async function readableFile(world: World, actor: Actor | null, fileId: string) {
  const file = await findFile(world.db, fileId);
  const access = await readableField(world, actor, file.item).catch(() => {
    throw refuse('ATTACHMENT_NOT_FOUND');
  });
  const { writings } = access;
  const mayWrite = writings.length > 0;
  return { file: mayWrite ? file : withoutDrafts(access, file), writings, mayWrite };
}

async function writableFile(
  world: World,
  actor: Actor,
  fileId: string,
  writing: FileWriting = 'replace',
): Promise<StoredFile> {
  const { file, writings } = await readableFile(world, actor, fileId);
  if (!writings.includes(writing)) throw refuse('NO_PERMISSION');
  return file;
}

function released(file: StoredFile): VersionRow {
  const version = releasedOf(file);
  if (!version) throw refuse('ATTACHMENT_NOT_FOUND');
  return version;
}

async function viewOf(db: Queries, fileId: string): Promise<FileItem> {
  const view = fileView(await findFile(db, fileId));
  if (!view) throw refuse('ATTACHMENT_NOT_FOUND');
  return view;
}

async function ownUploads(world: World, actor: Actor, field: Field) {
  const storage = await storageOf(world);
  const sessions = await openSessions(world, world.db, field, actor.accountId);
  const arrived = (session: SessionRow) => storage.offset(session.storageKey, session.storageUpload).catch(() => 0);
  return Promise.all(
    sessions.map(async (session) => ({
      id: session.id,
      filename: session.filename,
      fileSize: session.size,
      offset: await arrived(session),
      fingerprint: session.fingerprint ?? '',
      replaces: session.replacesId,
      createdTime: session.createdAt,
      expires: session.expiresAt,
    })),
  );
}
