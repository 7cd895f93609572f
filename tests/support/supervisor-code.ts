import { createHmac, pbkdf2Sync } from 'node:crypto';
import { allowanceText, codeKeyBits } from '#domain/sign-in/supervisor-code.ts';

/** What a phone is told of a supervisor. */
export interface KnownSupervisor {
  id: string;
  nameTc: string;
  nameEn: string;
  salt: string;
  rounds: number;
  verifier: string;
}

/** What a phone puts into an attempt when this code was entered on it. */
export function allowanceOf({ id, salt, rounds }: KnownSupervisor, code: string, attemptId: string) {
  const key = pbkdf2Sync(code, Buffer.from(salt, 'hex'), rounds, codeKeyBits / 8, 'sha256');
  return { allowedBy: id, allowance: createHmac('sha256', key).update(allowanceText(attemptId)).digest('hex') };
}
