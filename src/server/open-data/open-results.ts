import { recordAddress } from '#server/road-show/first-record.ts';
import { listPublicRecords } from '#server/road-show/list-records.ts';
import type { World } from '#server/world.ts';

export async function openResults(world: World, paged: { page: number; size: number }) {
  const { content, totalElements } = await listPublicRecords(world, paged);
  return {
    totalElements,
    content: content.map((record) => ({ ...record, url: world.config.publicUrl + recordAddress(record) })),
  };
}
