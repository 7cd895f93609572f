import { base32, credentialAlphabet, normaliseCredential } from '#domain/sign-in/credential.ts';

/** What an applicant shows at a fair: 20 bytes in the same letters as the codes of the door, to be scanned or typed. */
export const meetingCodeBytes = 20;
const length = (meetingCodeBytes * 8) / 5;

export const writeMeetingCode = base32;

/** Null for what has not its shape: a phone without a network says so at once. */
export function readMeetingCode(text: string): Uint8Array | null {
  const code = normaliseCredential(text);
  const values = [...code].map((character) => credentialAlphabet.indexOf(character));
  if (values.length !== length || values.includes(-1)) return null;
  const bits = values.reduce((all, value) => (all << 5n) | BigInt(value), 0n);
  return Uint8Array.from({ length: meetingCodeBytes }, (_, at) =>
    Number((bits >> BigInt((meetingCodeBytes - 1 - at) * 8)) & 255n),
  );
}
