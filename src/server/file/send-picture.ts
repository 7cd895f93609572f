import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type Field, readableField } from './field.ts';
import { picturesOf } from './pictures.ts';
import { askedEachTime, keptForEver, ownCopyOnly, sendPreview } from './send-file.ts';

interface WantedPicture {
  actor: Actor | null;
  /** One that holds a single picture. */
  field: Field;
  query: { width: number; version?: string | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The released picture of a field. @throws ATTACHMENT_NOT_FOUND also for whoever may not even know of the thing */
export async function sendPicture(world: World, { actor, field, query, request, reply }: WantedPicture): Promise<void> {
  await readableField(world, actor, field).catch(() => {
    throw refuse('ATTACHMENT_NOT_FOUND');
  });
  const pictures = await picturesOf(world.db, field.ownerKind, [field.ownerId], field.group);
  const version = pictures.get(field.ownerId);
  if (!version) throw refuse('ATTACHMENT_NOT_FOUND');
  // Whoever is known may be shown what others are not.
  const open = query.version === version.id ? keptForEver : askedEachTime;
  await sendPreview(world, version, query.width, { request, reply, caching: actor ? ownCopyOnly : open });
}
