import { createHash } from 'node:crypto';
import { codeHashOf } from '#domain/sign-in/code-hash.ts';

/** @param code in its normal form */
export const hashOfCode = (code: string): string => codeHashOf(createHash('sha256').update(code).digest());
