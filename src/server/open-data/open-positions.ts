import { positionAddress } from '#server/recruitment/position/first-position.ts';
import { listPublicPositions } from '#server/recruitment/position/public-positions.ts';
import type { World } from '#server/world.ts';

export async function openPositions(world: World, paged: { page: number; size: number }) {
  const { content, totalElements } = await listPublicPositions(world, paged);
  return {
    totalElements,
    content: content.map((position) => ({ ...position, url: world.config.publicUrl + positionAddress(position) })),
  };
}
