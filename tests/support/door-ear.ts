import type { DoorEvent } from '#contract/sign-in/event.ts';

/** What a screen hears, as it comes over the network. */
export class Ear {
  readonly heard: DoorEvent[] = [];
  ended = false;
  readonly #stop = new AbortController();
  #wake: () => void = () => undefined;

  async open(url: string, token: string): Promise<this> {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: this.#stop.signal });
    if (answer.status !== 200 || !answer.body) throw new Error(`no stream: ${answer.status}`);
    void this.#read(answer.body).catch(() => undefined);
    return this;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) this.heard.push(JSON.parse(part.slice(6)) as DoorEvent);
      this.#wake();
    }
    this.ended = true;
    this.#wake();
  }

  /** Waits until something was heard that fits. */
  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
  of<Type extends DoorEvent['type']>(type: Type): Extract<DoorEvent, { type: Type }>[] {
    return this.heard.filter((event): event is Extract<DoorEvent, { type: Type }> => event.type === type);
  }
  close(): void {
    this.#stop.abort();
  }
}
