import { sessionToken } from '#web/api/session-token.ts';
import { sealWith } from '#web/door/seal.ts';
import { draftPrefix, type KeepDraft, type StoredDraft } from '#web/ui/use-draft.ts';
import { bytesOf, draftKey } from './draft-key.ts';

const ivBytes = 12;

/** Whose a draft is. */
export interface Sealing {
  /** @throws Unreachable while it is not known */
  key: () => Promise<CryptoKey>;
  /** What cannot be sealed at once may wait in this tab. */
  mayWait: () => boolean;
}
const login: Sealing = { key: draftKey, mayWait: () => Boolean(sessionToken()) };

/** One after another, so that what was typed last is what stays, and nothing comes back that was forgotten. */
let working: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = working.then(work);
  working = done.catch(() => undefined);
  return done;
}

/**
 * Drafts with personal data. They lie sealed beside the other drafts, so that they wait for the same person when a
 * login expires; nobody else can open them. For as long as nothing can be sealed, as in the moment in which the page
 * goes, one waits in session storage, which ends with the tab and with the login.
 */
export const keepSealedDraft: KeepDraft = (name, draft, leaving) => keepDraftOf(login, name, draft, leaving);

/** The same of somebody who is not logged in. */
export function keepDraftOf(whose: Sealing, name: string, draft: StoredDraft<unknown>, leaving: boolean): void {
  if (leaving) return keepForThisTab(whose, name, draft);
  void inTurn(() => keepNow(whose, name, draft));
}

export const keepSealed = (name: string, values: unknown): Promise<void> =>
  inTurn(() => keepNow(login, name, { savedAt: Date.now(), values }));

/** Null when nothing was typed, or somebody else did. @throws Unreachable when it cannot be known */
export const readSealed = <Values>(name: string, whose = login): Promise<Values | null> =>
  inTurn(async () => {
    const sealed = await openStored<Values>(whose, name);
    const typed = inThisTab<Values>(name);
    if (!typed || (sealed && sealed.savedAt > typed.savedAt)) return sealed?.values ?? null;
    await keepNow(whose, name, typed);
    return typed.values;
  });

export const forgetSealed = (name: string): Promise<void> =>
  inTurn(async () => {
    sessionStorage.removeItem(draftPrefix + name);
    localStorage.removeItem(draftPrefix + name);
  });

function keepForThisTab(whose: Sealing, name: string, draft: StoredDraft<unknown>): void {
  if (whose.mayWait()) sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft));
}

function inThisTab<Values>(name: string): StoredDraft<Values> | null {
  const text = sessionStorage.getItem(draftPrefix + name);
  return text === null ? null : (JSON.parse(text) as StoredDraft<Values>);
}

async function keepNow(whose: Sealing, name: string, draft: StoredDraft<unknown>): Promise<void> {
  try {
    const { iv, bytes } = await sealWith(await whose.key(), crypto).closeJson(draft);
    localStorage.setItem(draftPrefix + name, base64Of(iv) + base64Of(new Uint8Array(bytes)));
    // What was typed while this was sealed, as the page went, is newer.
    if ((inThisTab(name)?.savedAt ?? 0) <= draft.savedAt) sessionStorage.removeItem(draftPrefix + name);
  } catch {
    keepForThisTab(whose, name, draft);
  }
}

async function openStored<Values>(whose: Sealing, name: string): Promise<StoredDraft<Values> | null> {
  const text = localStorage.getItem(draftPrefix + name);
  if (text === null) return null;
  const { openJson } = sealWith(await whose.key(), crypto);
  try {
    const bytes = bytesOf(text);
    const opened = await openJson({ iv: bytes.slice(0, ivBytes), bytes: bytes.slice(ivBytes).buffer });
    return opened as StoredDraft<Values>;
  } catch {
    return null;
  }
}

/** Twelve bytes are sixteen characters without padding, so two such texts are that of both one after the other. */
const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
