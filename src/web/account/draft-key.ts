import { answer, api } from '#web/api/client.ts';
import { lastAccount } from './login-hint.ts';

const storageKey = 'draft-key';

interface Held {
  accountId: string | null;
  key: CryptoKey;
}
let held: Held | null = null;

/**
 * What drafts with personal data are sealed under: the server gives it to whoever is logged in, always the same to the
 * same person, and this browser keeps it no longer than the login.
 * @throws Unreachable while it is not known
 */
export async function draftKey(): Promise<CryptoKey> {
  const accountId = lastAccount();
  // What was typed as a login ran out is still that person's.
  if (held && (accountId === null || accountId === held.accountId)) return held.key;
  const bytes = bytesOf(await keyOf(accountId));
  held = { accountId, key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']) };
  return held.key;
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** From this tab's login, so that a page that is loaded again without a network finds it. */
async function keyOf(accountId: string | null): Promise<string> {
  const [owner, kept] = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
  if (kept && owner === accountId) return kept;
  const { key } = await answer(api.GET('/draft-key'));
  if (accountId) sessionStorage.setItem(storageKey, `${accountId} ${key}`);
  return key;
}
