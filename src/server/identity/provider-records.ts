import type { Adapter, AdapterPayload } from 'oidc-provider';
import { plusMs } from '#domain/instant.ts';
import type { World } from '#server/world.ts';

interface Row {
  payload: AdapterPayload;
  consumed_at: string | null;
}

const unlimited = 100 * 365 * 24 * 60 * 60;

/**
 * Where the provider keeps its sessions, interactions and codes: in the database, so any process can go on with them.
 */
export const providerRecords =
  (world: World) =>
  (kind: string): Adapter => {
    const { db, clock } = world;
    const findBy = async (column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
      const [row] = await db.query<Row>(
        `select payload, consumed_at from provider_record
          where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > $3)`,
        [kind, value, clock.now()],
      );
      if (!row) return undefined;
      const consumed = row.consumed_at ? Math.floor(Date.parse(row.consumed_at) / 1000) : undefined;
      return { ...row.payload, ...(consumed ? { consumed } : {}) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = plusMs(clock.now(), (expiresIn || unlimited) * 1000);
        await db.query(
          `insert into provider_record (kind, id, payload, grant_id, uid, user_code, expires_at)
           values ($1, $2, $3::jsonb, $4, $5, $6, $7)
           on conflict (kind, id) do update
              set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
                  user_code = excluded.user_code, expires_at = excluded.expires_at`,
          [kind, id, JSON.stringify(payload), payload.grantId, payload.uid, payload.userCode, expiresAt],
        );
      },
      find: (id) => findBy('id', id),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('user_code', userCode),
      async consume(id) {
        await db.query('update provider_record set consumed_at = $3 where kind = $1 and id = $2', [
          kind,
          id,
          clock.now(),
        ]);
      },
      async destroy(id) {
        await db.query('delete from provider_record where kind = $1 and id = $2', [kind, id]);
      },
      async revokeByGrantId(grantId) {
        await db.query('delete from provider_record where grant_id = $1', [grantId]);
      },
    };
  };

/** Removes what has expired. */
export const sweepProviderRecords = ({ db, clock }: World): Promise<unknown> =>
  db.query('delete from provider_record where expires_at < $1', [clock.now()]);
