import { sessionToken } from '#web/api/session-token.ts';
import { sealWith } from '#web/door/seal.ts';
import { draftPrefix, type KeepDraft, type StoredDraft } from '#web/ui/use-draft.ts';
import { bytesOf, draftKey } from './draft-key.ts';

const ivBytes = 12;
const seal = async () => sealWith(await draftKey(), crypto);

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
export const keepSealedDraft: KeepDraft = (name, draft, leaving) => {
  if (leaving) return keepForThisTab(name, draft);
  void inTurn(() => keepNow(name, draft));
};

export const keepSealed = (name: string, values: unknown): Promise<void> =>
  inTurn(() => keepNow(name, { savedAt: Date.now(), values }));

/** Null when nothing was typed, or somebody else did. @throws Unreachable when it cannot be known */
export const readSealed = <Values>(name: string): Promise<Values | null> =>
  inTurn(async () => {
    const sealed = await openStored<Values>(name);
    const here = sessionStorage.getItem(draftPrefix + name);
    const typed = here === null ? null : (JSON.parse(here) as StoredDraft<Values>);
    if (!typed || (sealed && sealed.savedAt > typed.savedAt)) return sealed?.values ?? null;
    await keepNow(name, typed);
    return typed.values;
  });

export const forgetSealed = (name: string): Promise<void> =>
  inTurn(async () => {
    sessionStorage.removeItem(draftPrefix + name);
    localStorage.removeItem(draftPrefix + name);
  });

function keepForThisTab(name: string, draft: StoredDraft<unknown>): void {
  if (sessionToken()) sessionStorage.setItem(draftPrefix + name, JSON.stringify(draft));
}

async function keepNow(name: string, draft: StoredDraft<unknown>): Promise<void> {
  try {
    const { iv, bytes } = await (await seal()).closeJson(draft);
    localStorage.setItem(draftPrefix + name, base64Of(iv) + base64Of(new Uint8Array(bytes)));
    sessionStorage.removeItem(draftPrefix + name);
  } catch {
    keepForThisTab(name, draft);
  }
}

async function openStored<Values>(name: string): Promise<StoredDraft<Values> | null> {
  const text = localStorage.getItem(draftPrefix + name);
  if (text === null) return null;
  const { openJson } = await seal();
  const bytes = bytesOf(text);
  try {
    const opened = await openJson({ iv: bytes.slice(0, ivBytes), bytes: bytes.slice(ivBytes).buffer });
    return opened as StoredDraft<Values>;
  } catch {
    return null;
  }
}

/** Twelve bytes are sixteen characters without padding, so two such texts are that of both one after the other. */
const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
