import { createHmac, hash } from 'node:crypto';
import { newId } from '#domain/id.ts';
import { chainText, emptyChain } from '#domain/sign-in/checksum.ts';
import { missingNumbers } from '#domain/sign-in/sequence.ts';
import type { Verdict } from '#domain/sign-in/words.ts';
import type { DeviceActor } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { shiftReceipt } from '../tables.ts';

const mostNamed = 1000;

interface Link {
  seq: number;
  body_hash: string;
  verdict: Verdict | null;
}

/** The end of a shift: what the device made and what arrived, chained on both sides and signed (N4). */
export function signReceipt(world: World, actor: DeviceActor, claim: { lastSeq: number; chainHead: string }) {
  return world.db.transaction(async (tx) => {
    const [row] = await tx.query<{ seen: number[] }>('select seen from device where id = $1', [actor.deviceId]);
    const links = await tx.query<Link>(
      `select seq, body_hash, verdict from attempt where device_id = $1 and seq <= $2
       union all
       select seq, body_hash, null from malformed_attempt where device_id = $1 and seq <= $2 order by seq, body_hash`,
      [actor.deviceId, claim.lastSeq],
    );
    const chainHead = links.reduce((head, link) => hash('sha256', chainText(head, link.body_hash)), emptyChain);
    const count = (...verdicts: (Verdict | null)[]) => links.filter(({ verdict }) => verdicts.includes(verdict)).length;
    const accepted = count('ACCEPTED', 'ANNULLED');
    const repeats = count('ALREADY_SIGN_IN');
    const receipt = {
      serverTime: world.clock.now(),
      scanned: links.length,
      accepted,
      repeats,
      refused: links.length - accepted - repeats,
      missing: missingNumbers(row?.seen ?? [], claim.lastSeq, mostNamed),
      chainHead,
      matches: chainHead === claim.chainHead,
    };
    const signature = createHmac('sha256', world.secrets.derive('shift-receipt'))
      .update(JSON.stringify([actor.deviceId, claim.lastSeq, receipt]))
      .digest('base64url');
    await tx.orm.insert(shiftReceipt).values({
      id: newId(),
      deviceId: actor.deviceId,
      lastSeq: claim.lastSeq,
      deviceHead: claim.chainHead,
      serverHead: chainHead,
      signature,
      createdAt: receipt.serverTime,
    });
    return { ...receipt, signature };
  });
}
