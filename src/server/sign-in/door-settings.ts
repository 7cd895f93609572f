import { msOf, type Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { JudgedSettings, KindWindow } from '#domain/sign-in/model.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './attempt/array-literal.ts';

/** What the door of one activity goes by. */
export type DoorSettings = JudgedSettings;

interface SettingsRow {
  id: string;
  once_per_day: boolean;
  windows: KindWindow[];
  cancelled: Partial<Record<SignInKind, string>> | null;
}

const statement = `select a.id, coalesce((a.settings->'signIn'->>'oncePerDay')::boolean, false) as once_per_day,
  coalesce(a.settings->'signIn'->'windows', '[]') as windows,
  (select json_object_agg(c.kind, c.cancelled_at) from cancelled_kind c where c.activity_id = a.id) as cancelled
  from activity a where a.id = any($1::uuid[])`;

export async function loadDoorSettings(
  tx: Queries,
  activityIds: readonly string[],
): Promise<Map<string, DoorSettings>> {
  const rows = await tx.query<SettingsRow>(statement, [arrayLiteral(activityIds)], 'door-settings');
  return new Map(
    rows.map((row) => [
      row.id,
      {
        oncePerDay: row.once_per_day,
        windows: row.windows,
        cancelledAt: Object.fromEntries(
          Object.entries(row.cancelled ?? {}).map(([kind, at]) => [kind, msOf(at as Instant)]),
        ),
      },
    ]),
  );
}
