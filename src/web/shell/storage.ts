/**
 * Asks the browser to keep what is stored here even when space runs out. Worth asking where something would be lost: a
 * station's unsent attempts, a long draft. Answers whether it is granted.
 */
export async function keepStorage(): Promise<boolean> {
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || (await navigator.storage.persist());
}

/** Bytes that may still be stored; null where the browser does not tell. */
export async function freeStorage(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}
