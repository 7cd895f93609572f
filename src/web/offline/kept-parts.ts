import type { Locale } from '#domain/locale.ts';
import { shell } from './shell-part.ts';

/**
 * A file of the build as the service worker knows it: which parts of the portal need it, and the language whose words
 * it holds. A part is a folder below src/web with pages; the build works this out (tools/web-build/offline-parts.ts).
 */
export interface OfflineFile {
  url: string;
  /** Null where the address itself changes with the content. */
  revision: string | null;
  parts: readonly string[];
  locale?: Locale;
}

/** What a device has taken up so far: it keeps these parts, in these languages, through every new version. */
export interface Taken {
  parts: readonly string[];
  locales: readonly Locale[];
}

export const isOfShell = ({ parts }: Pick<OfflineFile, 'parts'>): boolean => parts.includes(shell);

/** Files beyond the shell that belong to what a device has taken up. */
export const filesOf = (files: readonly OfflineFile[], { parts, locales }: Taken): OfflineFile[] =>
  files.filter(
    (file) =>
      !isOfShell(file) &&
      file.parts.some((part) => parts.includes(part)) &&
      (!file.locale || locales.includes(file.locale)),
  );

/** Where a device's service worker keeps files, and what it has taken up. */
export const storeName = 'parts';
const takenAddress = '/event/taken-parts';

interface Asked {
  part?: string | undefined;
  locale?: Locale | undefined;
}

/** The parts of one build on one device. @param files with addresses that are whole */
export function keptParts(files: readonly OfflineFile[]) {
  const addresses = new Set(files.map(({ url }) => url));
  const opened = () => caches.open(storeName);

  async function taken(): Promise<Taken> {
    const found = await (await opened()).match(takenAddress);
    return found ? ((await found.json()) as Taken) : { parts: [], locales: [] };
  }

  /** Brings what is taken up and not here; fails when some of it cannot be had. */
  async function complete(): Promise<void> {
    const store = await opened();
    const wanted = filesOf(files, await taken());
    const here = await Promise.all(wanted.map(({ url }) => store.match(url)));
    await store.addAll(wanted.filter((_, at) => !here[at]).map(({ url }) => url));
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each begins with what the one before has noted. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    complete: () => inTurn(complete),
    /** Takes up a part, or a language, for good. */
    take: ({ part, locale }: Asked): Promise<void> =>
      inTurn(async () => {
        const before = await taken();
        const after: Taken = {
          parts: [...new Set([...before.parts, ...(part ? [part] : [])])],
          locales: [...new Set([...before.locales, ...(locale ? [locale] : [])])],
        };
        await (await opened()).put(takenAddress, new Response(JSON.stringify(after)));
        await complete();
      }),
    /** Files of versions before go. */
    async prune(): Promise<void> {
      const store = await opened();
      const kept = await store.keys();
      const old = kept.filter(({ url }) => !addresses.has(url) && !url.endsWith(takenAddress));
      await Promise.all(old.map((request) => store.delete(request)));
    },
  };
}
