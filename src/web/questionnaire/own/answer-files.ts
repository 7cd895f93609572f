import type { AnswerFile } from '#contract/questionnaire/question.ts';
import { newId } from '#domain/id.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { Sender } from '#web/api/sender.ts';
import { Listeners } from '#web/listeners.ts';
import type { AnswerSource } from '../queries.ts';
import { forgetAllWaiting, forgetWaiting, keepWaiting, type WaitingFile, waitingOf } from './waiting-files.ts';

/** On its way: it waits for a network, is being sent, or the server did not take it. */
export interface Going extends WaitingFile {
  phase: 'waiting' | 'sending' | 'refused';
  failure: unknown;
}

export interface FilesState {
  /** On the server. */
  known: readonly AnswerFile[];
  going: readonly Going[];
}

const againMs = 10_000;
const askAgainMs = 1500;

/**
 * The files of somebody's answers. Each lies on this device, sealed, until the server has it and an answer names it:
 * also when the page goes, or there is no network for days.
 */
export class AnswerFiles {
  readonly #source: AnswerSource;
  /** The server has it: the answer to its question names it from now on. */
  readonly #arrived: (questionId: string, id: string) => void;
  readonly #listeners = new Listeners();
  #state: FilesState;
  readonly #sender = new Sender(() => this.#sendAll());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(source: AnswerSource, known: readonly AnswerFile[], arrived: (questionId: string, id: string) => void) {
    this.#source = source;
    this.#arrived = arrived;
    this.#state = { known, going: [] };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly get = (): FilesState => this.#state;

  #set(part: Partial<FilesState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }

  #put(id: string, part: Partial<Going>): void {
    this.#set({ going: this.#state.going.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  }

  #drop(id: string): void {
    this.#set({ going: this.#state.going.filter((one) => one.id !== id) });
  }

  /** Goes on with what waits here, and looks after what the server checks. @returns what ends it */
  start(): () => void {
    this.#isRunning = true;
    const stop = this.#sender.start();
    void this.#resume().then(this.flush);
    this.#look();
    return () => {
      this.#isRunning = false;
      stop();
      clearTimeout(this.#timer);
    };
  }

  async #resume(): Promise<void> {
    const waiting = await waitingOf(this.#source).catch(() => []);
    const here = new Set(this.#state.going.map(({ id }) => id));
    const found = waiting
      .filter(({ id }) => !here.has(id))
      .map((one): Going => ({ ...one, phase: 'waiting', failure: null }));
    if (found.length > 0) this.#set({ going: [...this.#state.going, ...found] });
  }

  async add(questionId: string, files: readonly File[]): Promise<void> {
    const added = files.map((file): Going => ({ id: newId(), questionId, file, phase: 'waiting', failure: null }));
    this.#set({ going: [...this.#state.going, ...added] });
    // A browser that keeps nothing sends it all the same, as long as the page is open.
    for (const one of added) await keepWaiting(this.#source, one).catch(() => undefined);
    await this.flush();
  }

  async takeBack(id: string): Promise<void> {
    this.#drop(id);
    await forgetWaiting(id).catch(() => undefined);
  }

  readonly flush = this.#sender.flush;

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    for (;;) {
      const next = this.#state.going.find(({ phase }) => phase === 'waiting');
      if (!next || !(await this.#send(next))) break;
    }
    this.#look();
  }

  /** @returns whether the next one can be sent */
  async #send(one: Going): Promise<boolean> {
    this.#put(one.id, { phase: 'sending', failure: null });
    try {
      const known = await this.#source.sendFile(one);
      // Taken away while it was under way.
      if (!this.#state.going.some(({ id }) => id === one.id)) return true;
      this.#set({ known: [...this.#state.known.filter(({ id }) => id !== one.id), known] });
      this.#arrived(one.questionId, one.id);
      await this.takeBack(one.id);
      return true;
    } catch (error) {
      if (isPassing(error)) {
        this.#put(one.id, { phase: 'waiting', failure: error });
        return false;
      }
      this.#put(one.id, { phase: 'refused', failure: error });
      await forgetWaiting(one.id).catch(() => undefined);
      return true;
    }
  }

  /** Once more in a moment, as long as something is under way. */
  #look(): void {
    clearTimeout(this.#timer);
    if (!this.#isRunning) return;
    const waits = this.#state.going.some(({ phase }) => phase === 'waiting');
    const isChecked = this.#state.known.some(({ state }) => state === 'CHECKING');
    if (waits) this.#timer = setTimeout(() => void this.flush(), againMs);
    else if (isChecked) this.#timer = setTimeout(() => void this.refresh(), askAgainMs);
  }

  /** What became of them; also of those that another device has sent. */
  async refresh(): Promise<void> {
    const files = await this.#source.files().catch(() => null);
    if (files) this.#set({ known: files });
    this.#look();
  }

  /** It is handed in, or over: nothing waits here any more. */
  forget = (): Promise<void> => forgetAllWaiting(this.#source).catch(() => undefined);
}
