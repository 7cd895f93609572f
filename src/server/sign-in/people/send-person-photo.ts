import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DeviceProfile, showsPhotos } from '#domain/sign-in/words.ts';
import type { DeviceActor } from '#server/actor.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { ownCopyOnly, sendPreview } from '#server/file/send-file.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

const widthAtDoor = 320;

/** @throws ATTACHMENT_NOT_FOUND also for people of other activities, and on a kiosk */
export async function sendPersonPhoto(
  world: World,
  actor: DeviceActor,
  participantId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const [station] = await world.db.query<{ profile: DeviceProfile }>(
    `select s.profile from participant p join station s on s.id = $3
     where p.id = $1 and p.activity_id = $2 and p.photo_id is not null and p.removed_at is null`,
    [participantId, actor.activityId, actor.stationId],
  );
  if (!station || !showsPhotos(station.profile)) throw refuse('ATTACHMENT_NOT_FOUND');
  const photo = (await picturesOf(world.db, 'PARTICIPANT', [participantId], 'PARTICIPANT_PHOTO')).get(participantId);
  if (!photo) throw refuse('ATTACHMENT_NOT_FOUND');
  await sendPreview(world, photo, widthAtDoor, { request, reply, caching: ownCopyOnly });
}
