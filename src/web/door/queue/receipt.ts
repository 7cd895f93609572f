import { attemptText, chainText, emptyChain } from '#domain/sign-in/checksum.ts';
import type { DoorContext } from '../context.ts';
import { DoorError, type Receipt } from '../door.ts';
import { countPending, lastSeqOf } from './outbox.ts';
import { codeOf } from '../contact/server-calls.ts';

const chunk = 500;

/**
 * The hash chain over all attempts of this phone (N4), continued from where it was last computed. A phone whose storage
 * was cleared starts it anew at its first attempt, and the server says that the two do not match.
 */
export async function chainHead(
  { queue, environment }: DoorContext,
  deviceId: string,
): Promise<{ seq: number; head: string }> {
  let { seq, head } = (await queue.use((database) => database.get('chains', deviceId))) ?? { seq: 0, head: emptyChain };
  for (;;) {
    const range = IDBKeyRange.bound([deviceId, seq + 1], [deviceId, Infinity]);
    const next = await queue.use((database) => database.getAll('attempts', range, chunk));
    for (const { fact } of next) {
      head = await sha256(chainText(head, await sha256(attemptText(fact), environment)), environment);
    }
    seq = next.at(-1)?.seq ?? seq;
    await queue.use((database) => database.put('chains', { deviceId, seq, head }));
    if (next.length < chunk) return { seq, head };
  }
}

/** The end of a shift: what this phone holds against what the server has, signed by the server. */
export async function askReceipt(door: DoorContext): Promise<Receipt> {
  const device = door.activeDevice();
  const { head } = await chainHead(door, device.deviceId);
  const outcome = await door.calls.call('receipt', {
    token: device.token,
    body: { lastSeq: await lastSeqOf(door.queue, device.deviceId), chainHead: head },
  });
  if (!outcome.ok) throw new DoorError(codeOf(outcome));
  const { serverTime, ...rest } = outcome.reply;
  return {
    at: serverTime,
    ...rest,
    pending: await countPending(door.queue, device.deviceId),
    deadLetters: door.state.get().queue.deadLetters,
  };
}

async function sha256(text: string, { crypto }: DoorContext['environment']): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
