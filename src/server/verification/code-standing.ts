import { desc } from 'drizzle-orm';
import { msOf } from '#domain/instant.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import type { World } from '#server/world.ts';
import { type CodeFor, ofTarget } from './issue-code.ts';
import { verificationCode } from './tables.ts';

/** How long from now, so that it is right whatever the asker's clock says. */
export interface CodeStanding {
  expiresSeconds: number;
  resendSeconds: number;
  triesLeft: number;
}

/** The code that was sent for that last and still waits to be entered; null when there is none. */
export async function codeStanding(world: World, given: CodeFor): Promise<CodeStanding | null> {
  const [row] = await world.db.orm
    .select()
    .from(verificationCode)
    .where(ofTarget(world, given))
    .orderBy(desc(verificationCode.createdAt), desc(verificationCode.id))
    .limit(1);
  if (!row || row.verifiedAt || row.usedAt) return null;
  const age = msOf(world.clock.now()) - msOf(row.createdAt);
  if (age >= codeRules.lifeMs) return null;
  return {
    expiresSeconds: Math.floor((codeRules.lifeMs - age) / 1000),
    resendSeconds: Math.max(0, Math.ceil((codeRules.resendMs - age) / 1000)),
    triesLeft: Math.max(0, codeRules.tries - row.tries),
  };
}
