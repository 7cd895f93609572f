import { ownChannel } from '#domain/account/roles.ts';
import { usualLevel } from '#domain/road-show/levels.ts';
import type { Actor } from '#server/actor.ts';
import { refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { autoSign } from './auto-sign.ts';

/**
 * The level is the one the account has at another road show, else the usual one of how it logs in (D1 §6): nobody
 * gives themselves a level that sees more.
 */
export async function autoSignRoadShow(
  world: World,
  actor: Actor,
  wish: { activityId: string; type?: string | undefined },
) {
  const [account] = await world.db.query<{ channel: string; levels: string[] }>(
    `select channel, array(select role from membership
                            where account_id = account.id and unit_id = $2 and org_type = 'ROADSHOW'
                              and ended_at is null and role is not null order by id) as levels
       from account where id = $1`,
    [actor.accountId, actor.unitId],
  );
  const usual = usualLevel(productCode(world), account !== undefined && account.channel !== ownChannel);
  const levels = account?.levels ?? [];
  const level = wish.type ?? levels[0] ?? usual;
  if (level !== usual && !levels.includes(level)) throw refuseField('type', 'notAllowed');
  return autoSign(world, actor, { activityId: wish.activityId, category: 'ROADSHOW', orgType: 'ROADSHOW', level });
}
