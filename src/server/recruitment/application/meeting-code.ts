import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { meetingCodeBytes, readMeetingCode, writeMeetingCode } from '#domain/recruitment/meeting-code.ts';
import type { World } from '#server/world.ts';

const idBytes = 16;

const proofOf = (world: World, id: Uint8Array): Buffer =>
  createHmac('sha256', world.secrets.derive('applicant-code'))
    .update(id)
    .digest()
    .subarray(0, meetingCodeBytes - idBytes);

/** What an applicant shows to a company at the fair: whoever has it may take the application over, and nothing else. */
export function meetingCodeOf(world: World, applicationId: string): string {
  const id = parse(applicationId);
  return writeMeetingCode(Buffer.concat([id, proofOf(world, id)]));
}

/** Null for what is not ours. */
export function applicationOfCode(world: World, code: string): string | null {
  const bytes = readMeetingCode(code);
  if (!bytes) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), proofOf(world, id)) ? stringifyOrNull(id) : null;
}

function stringifyOrNull(id: Uint8Array): string | null {
  try {
    return stringify(id);
  } catch {
    return null;
  }
}
