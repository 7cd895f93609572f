import type { Phone } from './door-phone.ts';

/** The phone's storage, looked into or spoiled behind the door's back. */
export function openStorage(phone: Phone, name: 'door-queue' | 'door-people'): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = phone.indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
}

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

export async function keptIn<Value>(
  phone: Phone,
  store: string,
  name: 'door-queue' | 'door-people' = 'door-queue',
): Promise<Value[]> {
  const database = await openStorage(phone, name);
  try {
    return (await answer(database.transaction(store).objectStore(store).getAll())) as Value[];
  } finally {
    database.close();
  }
}

/** Changes every record of a store, as a fault of the disk or an old version of the app would. */
export async function spoil<Value>(phone: Phone, store: string, change: (value: Value) => Value): Promise<void> {
  const values = await keptIn<Value>(phone, store);
  const database = await openStorage(phone, 'door-queue');
  const writing = database.transaction(store, 'readwrite').objectStore(store);
  await Promise.all(values.map((value) => answer(writing.put(change(value)))));
  database.close();
}

type Fault = { name: string; message: string };
export const quotaExceeded: Fault = { name: 'QuotaExceededError', message: 'The quota has been exceeded.' };
/** As WebKit words it. */
export const connectionLost: Fault = {
  name: 'UnknownError',
  message: 'Connection to Indexed Database server lost. Refresh the page to try again',
};

/** Makes writes or transactions of a store fail until it is mended. @returns how to mend it */
export function breakStorage(
  what: 'put' | 'transaction',
  fault: Fault,
  fails: (store: string, count: number) => boolean,
): () => void {
  const owner = what === 'put' ? IDBObjectStore.prototype : IDBDatabase.prototype;
  const whole = Reflect.get(owner, what) as (...args: unknown[]) => unknown;
  let count = 0;
  Reflect.set(owner, what, function broken(this: IDBObjectStore, ...args: unknown[]) {
    const store = what === 'put' ? this.name : String([args[0]].flat()[0]);
    if (fails(store, ++count)) throw new DOMException(fault.message, fault.name);
    return Reflect.apply(whole, this, args);
  });
  return () => void Reflect.set(owner, what, whole);
}
