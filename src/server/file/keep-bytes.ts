import { Readable } from 'node:stream';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { beginUpload } from './begin-upload.ts';
import { unhurriedCheck } from './enqueue-check.ts';
import type { Field } from './field.ts';
import { abandonUpload, finishUpload } from './finish-upload.ts';

/**
 * A small file that is here already and that nobody waits for goes the way of every other: the field's rule, quarantine,
 * check, pictures.
 */
export async function keepBytes(
  world: World,
  accountId: string | null,
  field: Field,
  { filename, bytes }: { filename: string; bytes: Uint8Array },
): Promise<string> {
  const session = await beginUpload(world, accountId, {
    ...field,
    filename,
    size: bytes.length,
    description: '',
    fingerprint: null,
    replacesId: null,
  });
  try {
    const storage = await storageOf(world);
    const source = Readable.from([bytes]);
    await storage.append(session.storageKey, session.storageUpload, { offset: 0, total: bytes.length, source });
    return await finishUpload(world, session, unhurriedCheck);
  } catch (error) {
    await abandonUpload(world, session);
    throw error;
  }
}
