import { publishedForums } from '#server/activity/public-forums.ts';
import { sessionsOfForums } from '#server/forum/find-sessions.ts';
import type { World } from '#server/world.ts';

export async function openProgramme(world: World, paged: { page: number; size: number }) {
  const { rows, totalElements } = await publishedForums(world.db, paged, world.clock.now());
  const sessions = await sessionsOfForums(
    world.db,
    rows.map(({ forum }) => forum.id),
  );
  return {
    totalElements,
    content: rows.map(({ forum: { id, nameTc, nameEn, namePt, holdDate }, activity }) => ({
      id,
      activityId: activity.id,
      nameTc,
      nameEn,
      namePt,
      begins: holdDate,
      sessions: sessions.get(id) ?? [],
      url: `${world.config.publicUrl}/event/forum-sign?id=${id}`,
    })),
  };
}
