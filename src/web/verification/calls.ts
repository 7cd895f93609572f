import type { SentCode } from '#contract/verification.ts';
import { answer, api } from '#web/api/client.ts';
import { currentLocale } from '#web/i18n/language.ts';

export type CodeTarget = { email: string } | { mobile: string };
export type CodePurpose = 'REGISTER' | 'CONTACT';

export interface Picture {
  id: string;
  /** To be revoked once it is no longer shown. */
  url: string;
}

export async function newPicture(): Promise<Picture> {
  const { data, response } = await api.GET('/graph', { parseAs: 'blob' });
  return { id: response.headers.get('x-captcha-id') ?? '', url: URL.createObjectURL(data) };
}

export const readPicture = (id: string, code: string): Promise<{ proof: string }> =>
  answer(api.GET('/validated/graph', { params: { query: { id, code } } }));

/** The device does a piece of work in place of its person: about a second, only where the page came safely. */
export async function doWork(signal: AbortSignal): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, challenge] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    answer(api.GET('/captcha/work')),
  ]);
  signal.throwIfAborted();
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new DOMException('the work was given up', 'AbortError');
  const { counter, derivedKey } = solution;
  const body = { challenge, solution: { counter, derivedKey } };
  return (await answer(api.POST('/captcha/work', { body }))).proof;
}

/** Only pages that came over a safe connection, or from this device itself, may do cryptography. */
export const canWork = (): boolean => window.isSecureContext;

export async function sendCode(target: CodeTarget, purpose: CodePurpose, proof: string): Promise<SentCode> {
  const query = { ...target, purpose, proof, language: currentLocale() };
  return await answer(api.GET('/captcha/check', { params: { query } }));
}

/** Whether a code is right; it stays good for the form that it is for. */
export const checkCode = (target: CodeTarget, purpose: CodePurpose, code: string) =>
  answer(api.GET('/validated/check', { params: { query: { ...target, purpose, code } } }));
