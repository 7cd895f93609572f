import { newId } from '#domain/id.ts';
import type { World } from '#server/world.ts';

export class OtherSecretKey extends Error {
  constructor() {
    super(
      'SECRET_KEY is not the one that this database was made with: sealed personal data and the codes on badges cannot ' +
        'be read with it. Start with that key (in a demo: the file secret.key in its DATA_DIR), or with another database.',
    );
  }
}

const checked = 'the key of this portal';

/**
 * The first start writes down a proof of its key, every later one must be able to open it.
 * @returns what this database is called
 * @throws OtherSecretKey
 */
export async function recogniseKey({ db, secrets, clock }: Pick<World, 'db' | 'secrets' | 'clock'>): Promise<string> {
  const id = newId();
  await db.query(
    'insert into installation (id, key_check, created_at) values ($1, $2, $3) on conflict (place) do nothing',
    [id, secrets.seal(checked, id), clock.now()],
  );
  const [kept] = await db.query<{ id: string; key_check: string }>('select id, key_check from installation');
  if (!kept) throw new Error('the database does not know what it is called');
  try {
    secrets.open(kept.key_check, kept.id);
  } catch {
    throw new OtherSecretKey();
  }
  return kept.id;
}
