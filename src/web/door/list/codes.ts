import type { CodePool } from '#contract/sign-in/snapshot.ts';
import { codeHashOf, foreignText, isCodeHash } from '#domain/sign-in/code-hash.ts';
import { hasShapeOfCode, normaliseCredential, readCredential } from '#domain/sign-in/credential.ts';
import type { CodeCheck } from '#domain/sign-in/decide-at-door.ts';
import type { DoorEnvironment } from '../environment.ts';
import type { KeptList } from './kept-list.ts';
import type { Lookup } from './people-list.ts';

/** What the server has told of codes not yet given out; with the list at rest and as true as it. */
export type KnownCodes = Omit<CodePool, 'given'>;

/** What goes into the attempt, and which key the code names; null for what names none. */
export interface ScannedCode {
  credential: string;
  keyId: number | null;
}

export type CheckedCode = { code: CodeCheck | 'misread'; found: Lookup };

/** The code itself is forgotten here: from now on its hash stands for it. Foreign text is cut to what the wire takes. */
export async function readScanned(text: string, crypto: DoorEnvironment['crypto']): Promise<ScannedCode> {
  const normal = normaliseCredential(text);
  if (!hasShapeOfCode(normal)) return { credential: foreignText(text), keyId: null };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normal));
  return { credential: codeHashOf(new Uint8Array(digest)), keyId: readCredential(normal)?.keyId ?? null };
}

/** The list first, then what may have been given out since; what is neither is told by the key that it names. */
export function checkCode({ credential, keyId }: ScannedCode, { list, active }: KeptList): CheckedCode {
  if (!isCodeHash(credential)) return { code: 'notOurCode', found: null };
  const found = list.byCredential(credential);
  return { code: found ? 'genuine' : checkUnlisted(credential, keyId, active?.codes ?? null), found };
}

function checkUnlisted(hash: string, keyId: number | null, codes: KnownCodes | null): CheckedCode['code'] {
  if (keyId === null) return 'misread';
  if (!codes) return 'unchecked';
  if (codes.hashes.includes(hash)) return 'genuine';
  if (codes.keyId === keyId) return 'forged';
  return codes.formerKeyIds.includes(keyId) ? 'former' : 'noKey';
}

/** What is known after the server has told more: codes that were given out leave, new ones come after those held. */
export function codesAfter(held: KnownCodes | null, told: CodePool | undefined): KnownCodes | null {
  if (!told) return held;
  const { given, ...pool } = told;
  const goesOn = held?.keyId === pool.keyId && held.first + held.hashes.length === pool.first;
  const first = goesOn ? held.first : pool.first;
  const hashes = goesOn ? [...held.hashes, ...pool.hashes] : pool.hashes;
  const givenOut = Math.min(hashes.length, Math.max(0, given + 1 - first));
  return { ...pool, first: first + givenOut, hashes: hashes.slice(givenOut) };
}
