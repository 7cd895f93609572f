import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { World } from '#server/world.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

const opened = new WeakMap<Config, Promise<Storage>>();

/** Where this portal keeps its files: an S3 service when one is configured, else a folder beside the database. */
export function storageOf(world: World): Promise<Storage> {
  const before = opened.get(world.config);
  if (before) return before;
  const storage = openStorage(world.config);
  opened.set(world.config, storage);
  return storage;
}

async function openStorage(config: Config): Promise<Storage> {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_KEY_ID: accessKeyId, STORAGE_S3_SECRET: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return folderStorage(join(config.DATA_DIR, 'files'));
  // The client is large, and most portals never need it.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage({
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: config.STORAGE_S3_ENDPOINT,
    region: config.STORAGE_S3_REGION,
    prefix: config.STORAGE_S3_PREFIX,
  });
}
