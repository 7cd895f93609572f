import type { DoorEnvironment } from './environment.ts';
import type { PeopleDatabase } from './list/people-database.ts';

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Personal data at rest: AES-GCM under a key of this browser that cannot be exported. */
export interface Seal {
  close: (plain: Uint8Array<ArrayBuffer>) => Promise<Sealed>;
  open: (sealed: Sealed) => Promise<Uint8Array<ArrayBuffer>>;
  closeJson: (value: unknown) => Promise<Sealed>;
  openJson: (sealed: Sealed) => Promise<unknown>;
}

type SealingCrypto = DoorEnvironment['crypto'];

export const newSealingKey = (crypto: SealingCrypto): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

export function sealWith(key: CryptoKey, crypto: SealingCrypto): Seal {
  const close: Seal['close'] = async (plain) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
  };
  const open: Seal['open'] = async ({ iv, bytes }) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(iv) }, key, bytes));
  return {
    close,
    open,
    closeJson: (value) => close(new TextEncoder().encode(JSON.stringify(value))),
    openJson: async (sealed) => JSON.parse(new TextDecoder().decode(await open(sealed))) as unknown,
  };
}

/** The seal of this browser, made at first use. */
export async function sealOf(database: PeopleDatabase, crypto: SealingCrypto): Promise<Seal> {
  const held = await database.use((people) => people.get('keys', 'sealing'));
  return sealWith(held ?? (await keepNewKey(database, crypto)), crypto);
}

/** Two tabs may both make one: the first to be kept is everybody's. */
async function keepNewKey(database: PeopleDatabase, crypto: SealingCrypto): Promise<CryptoKey> {
  const made = await newSealingKey(crypto);
  return database.use(async (people) => {
    const writing = people.transaction('keys', 'readwrite');
    const first = await writing.store.get('sealing');
    if (!first) await writing.store.put(made, 'sealing');
    await writing.done;
    return first ?? made;
  });
}
