import { eq, sql } from 'drizzle-orm';
import type { PortalSettings, SettingChange, settingApi } from '#contract/setting.ts';
import { settingGroups, type SettingGroup } from '#domain/setting/settings.ts';
import { account } from '#server/account/tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { FieldChange } from '#server/audit/tables.ts';
import { notify, type Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { refreshProduct, settingChannel } from './product.ts';
import { readSavedSettings } from './read-settings.ts';
import { renameProductCode } from '#server/rename-product-code.ts';
import { setting } from './tables.ts';

export const settingHandlers: Handlers<typeof settingApi> = {
  settings: ({ world }) => portalSettings(world.db),

  async changeSettings({ world, actor, body }) {
    const changed = await world.db.transaction(async (tx) => {
      await changeSettings(world, tx, actor.accountId, body);
      return portalSettings(tx);
    });
    await refreshProduct(world);
    return changed;
  },
};

async function portalSettings(db: Queries): Promise<PortalSettings> {
  const settings = await readSavedSettings(db);
  const rows = await db.orm
    .select({
      group: setting.group,
      version: setting.version,
      updatedAt: setting.updatedAt,
      updatedBy: sql<string>`coalesce(nullif(${account.nameEn}, ''), ${account.nameTc})`,
    })
    .from(setting)
    .leftJoin(account, eq(account.id, setting.updatedBy));
  const never = { version: 0, updatedAt: null, updatedBy: null };
  const groups = settingGroups.map((group) => {
    const { version, updatedAt, updatedBy } = rows.find((row) => row.group === group) ?? never;
    return [group, { value: settings[group], version, updatedAt, updatedBy }];
  });
  return Object.fromEntries(groups) as PortalSettings;
}

async function changeSettings(world: World, tx: Queries, accountId: string, change: SettingChange): Promise<void> {
  const { group, value, version } = change;
  const settings = await readSavedSettings(tx);
  const row = { value, version: version + 1, updatedAt: world.clock.now(), updatedBy: accountId };
  const written =
    version === 0
      ? await tx.orm
          .insert(setting)
          .values({ group, ...row })
          .onConflictDoNothing()
          .returning()
      : await tx.orm
          .update(setting)
          .set(row)
          .where(sql`${setting.group} = ${group} and ${setting.version} = ${version}`)
          .returning();
  if (written.length === 0) throw refuse('STATUS_ERROR');
  if (group === 'product') {
    const codeOf = ({ code }: { code: string }) => code || world.config.PRODUCT_CODE;
    await renameProductCode(tx, codeOf(settings.product), codeOf(value));
  }
  await notify(tx, settingChannel, group);
  await recordAudit(world, tx, {
    accountId,
    action: 'setting.change',
    subjectKind: 'setting',
    subjectId: null,
    changes: differences(group, settings[group], value),
    details: { group },
  });
}

/** Members that changed; a list is told as the text of its items. */
function differences(group: SettingGroup, before: object, after: object): FieldChange[] {
  const text = (value: unknown): string | number =>
    typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value).slice(0, 2000);
  const [from, to] = [before, after].map((value) => new Map(Object.entries(value)));
  return [...(to ?? [])].flatMap(([name, value]) => {
    const change = { field: `${group}.${name}`, from: text(from?.get(name)), to: text(value) };
    return change.from === change.to ? [] : [change];
  });
}
