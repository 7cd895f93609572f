/** Those who want to hear of a change. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** As `useSyncExternalStore` wants it. @returns what ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };
}
