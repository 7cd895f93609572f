/** Of one phone or one login: a few tabs, and those that a lost network has left half open. */
const mostOfOne = 6;
/** A hall of phones shares one address. */
const mostOfAddress = 1000;

interface Stream {
  of: string;
  address: string;
  end(): void;
}

/** The streams that this process holds, so that nobody can open them without end. */
export class OpenStreams {
  readonly #streams = new Set<Stream>();

  hasRoom = (address: string): boolean => this.#count((stream) => stream.address === address) < mostOfAddress;

  /** The oldest of the same phone or login makes room. @returns how to take it out */
  add(stream: Stream): () => void {
    const own = [...this.#streams].filter(({ of }) => of === stream.of);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - mostOfOne))) {
      this.#streams.delete(oldest);
      oldest.end();
    }
    this.#streams.add(stream);
    return () => this.#streams.delete(stream);
  }

  #count(fits: (stream: Stream) => boolean): number {
    let count = 0;
    for (const stream of this.#streams) if (fits(stream)) count += 1;
    return count;
  }
}
