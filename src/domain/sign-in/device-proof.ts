/**
 * How a paired phone proves that a request is its own: it signs each one by a key that its browser does not give out
 * (ECDSA on P-256 with SHA-256), so that its token is of no use on another computer. A request that somebody could
 * record whole might be sent again within the window; that it cannot be recorded is TLS's affair.
 */
export const proofHeader = 'device-proof';

/** How far the time in a proof may be from the server's. */
export const proofWindowMs = 5 * 60_000;

export interface Proof {
  /** The server's time as the phone knows it. */
  timeMs: number;
  /** SHA-256 of the body, hexadecimal; empty where there is none. */
  bodyHash: string;
  /** `r` and `s`, hexadecimal. */
  signature: string;
}

/** Lower-case or not, as the method came; the path with its query, below /event-api. */
export interface ProvenRequest {
  method: string;
  path: string;
  token: string;
}

/** What is signed. */
export const proofText = (
  { method, path, token }: ProvenRequest,
  { timeMs, bodyHash }: Omit<Proof, 'signature'>,
): string => [method.toUpperCase(), path, timeMs, token, bodyHash].join('\n');

export const writeProof = ({ timeMs, bodyHash, signature }: Proof): string => `${timeMs}.${bodyHash}.${signature}`;

const written = /^(\d{1,15})\.([0-9a-f]{64})?\.([0-9a-f]{128})$/;

/** Null for what is no proof. */
export function readProof(text: string): Proof | null {
  const [, timeMs, bodyHash = '', signature] = written.exec(text) ?? [];
  return timeMs && signature ? { timeMs: Number(timeMs), bodyHash, signature } : null;
}

/** A public key as it is sent and kept: the point of the curve, uncompressed, hexadecimal. */
export const proofKeyPattern = /^04[0-9a-f]{128}$/;
