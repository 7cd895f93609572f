/**
 * Loads a part of a page. Where the network goes before it has come, it waits for the next one: what stands on the page
 * already stays.
 */
export async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}
