import { timingSafeEqual } from 'node:crypto';
import { msOf } from '#domain/instant.ts';
import type { AttemptFact } from '#domain/sign-in/model.ts';
import { allowanceText, codeHeld } from '#domain/sign-in/supervisor-code.ts';
import type { World } from '#server/world.ts';
import type { ReadItem } from './read-attempt.ts';
import { findSupervisorCodes, type HeldCode, said } from '../station/supervisor-codes.ts';

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The code was entered for this very attempt, on a phone of its activity, at a time when it held. */
function proves({ id, activityId, estimatedTime, uncertaintyMs, allowance }: AttemptFact, code: HeldCode): boolean {
  const time = { t: msOf(estimatedTime), u: uncertaintyMs };
  return (
    allowance !== undefined &&
    code.activityId === activityId &&
    codeHeld(time, code) &&
    same(allowance, said(code.key, allowanceText(id)))
  );
}

/** Says of each item which supervisor allowed it; what a phone only claims does not count. */
export async function checkAllowances(world: World, items: readonly ReadItem[]): Promise<readonly ReadItem[]> {
  const claimed = items.flatMap(({ fact }) => (fact?.allowedBy ? [fact.allowedBy] : []));
  if (claimed.length === 0) return items;
  const codes = await findSupervisorCodes(world, [...new Set(claimed)]);
  return items.map((item) => {
    const code = item.fact?.allowedBy ? codes.get(item.fact.allowedBy) : undefined;
    return item.fact && code && proves(item.fact, code) ? { ...item, allowedBy: item.fact.allowedBy ?? null } : item;
  });
}
