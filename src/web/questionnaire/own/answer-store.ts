import type { OwnAnswer, OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import type { FieldError } from '#domain/errors.ts';
import { answersAsked } from '#domain/questionnaire/asked.ts';
import { answerProblems } from '#domain/questionnaire/check-answers.ts';
import type { Answer, Answers } from '#domain/questionnaire/question.ts';
import { sameAnswer } from '#domain/questionnaire/same-answer.ts';
import { onLogout } from '#web/account/logout-guards.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { Sender } from '#web/api/sender.ts';
import { withUnanswered } from '#web/api/unanswered.ts';
import { Listeners } from '#web/listeners.ts';
import type { AnswerSource } from '../queries.ts';
import { AnswerFiles } from './answer-files.ts';
import { forgetAnswers, keepAnswers, type KeptAnswers, type Unanswered } from './kept-answers.ts';

export type AnswerPhase = 'saved' | 'typing' | 'saving' | 'offline' | 'failed' | 'device';

export interface AnswerState {
  answers: Answers;
  phase: AnswerPhase;
  savedAt: number | null;
  failure: unknown;
  problems: readonly FieldError[];
  /** Questions that were answered otherwise on another device, with what stands there. */
  conflicts: readonly { id: string; theirs: Answer | null; mine: Answer | null }[];
  submitted: OwnAnswer | null;
}

const serverPauseMs = 1000;
const devicePauseMs = 200;
const againMs = 10_000;

/** What was typed goes with a logout. */
let isLoggedOut = false;
onLogout(async () => {
  isLoggedOut = true;
});

/** Without what was taken away. */
const applied = (answers: Answers, parts: Record<string, Answer | null>): Answers =>
  Object.fromEntries(
    Object.entries({ ...answers, ...parts }).filter((entry): entry is [string, Answer] => entry[1] !== null),
  );

/**
 * Answers while they are given: on this device at once, on the server a second after the last key, whenever there is a
 * network. What answers an anonymous questionnaire stays on this device until it is handed in.
 */
export class AnswerStore {
  readonly read: OwnQuestionnaire;
  readonly files: AnswerFiles;
  readonly #source: AnswerSource;
  readonly #listeners = new Listeners();
  #stored: OwnAnswer;
  #pending: Record<string, Answer | null>;
  #unanswered: Unanswered;
  #seen: number;
  #state: AnswerState;
  #toDevice: ReturnType<typeof setTimeout> | undefined;
  #toServer: ReturnType<typeof setTimeout> | undefined;
  readonly #sender = new Sender(() => this.#send());
  #isOver = false;

  constructor(source: AnswerSource, read: OwnQuestionnaire, kept: KeptAnswers | null, isOnline: boolean) {
    this.#source = source;
    this.read = read;
    // What was kept here by the version before knows of none.
    this.files = new AnswerFiles(source, read.files ?? [], (questionId, id) => {
      const named = this.filesIn(questionId);
      if (!named.includes(id)) this.change(questionId, [...named, id]);
    });
    this.#stored = read.answer;
    this.#pending = kept && read.mayAnswer ? { ...kept.pending } : {};
    this.#unanswered = kept?.unanswered ?? {};
    this.#seen = kept && this.#hasPending ? kept.seen : read.answer.version;
    this.#state = {
      answers: applied({ ...read.suggested, ...this.#stored.answers }, this.#pending),
      phase: read.anonymous ? 'device' : isOnline ? (this.#hasPending ? 'typing' : 'saved') : 'offline',
      savedAt: kept?.at ?? null,
      failure: null,
      problems: [],
      conflicts: [],
      submitted: null,
    };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly get = (): AnswerState => this.#state;

  /** The files that the answer to a question names. */
  filesIn(questionId: string): string[] {
    const answer = this.#state.answers[questionId];
    return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  }

  openFile = (id: string): Promise<string> => this.#source.openFile(id);

  get #hasPending(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  /** Begins to send by itself. @returns what ends it */
  start(): () => void {
    const leave = () => this.#keep(true);
    const hide = () => this.#keep();
    const stop = this.#sender.start();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    this.#keep();
    if (this.#hasPending) void this.flush();
    const endFiles = this.files.start();
    return () => {
      endFiles();
      stop();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      clearTimeout(this.#toServer);
      this.#keep();
    };
  }

  change(id: string, answer: Answer | null): void {
    if (!this.#hasPending) this.#seen = this.#stored.version;
    this.#pending = { ...this.#pending, [id]: answer };
    const isOf = ({ path }: FieldError) => path === `answers.${id}` || path.startsWith(`answers.${id}.`);
    this.#set({
      answers: applied(this.#state.answers, { [id]: answer }),
      phase: this.read.anonymous ? 'device' : this.#state.phase === 'offline' ? 'offline' : 'typing',
      problems: this.#state.problems.filter((problem) => !isOf(problem)),
    });
    clearTimeout(this.#toDevice);
    this.#toDevice = setTimeout(() => this.#keep(), devicePauseMs);
    this.#later(serverPauseMs);
  }

  /** Mine, or what stands on the other device. */
  choose(id: string, mine: boolean): void {
    const conflict = this.#state.conflicts.find((one) => one.id === id);
    if (!conflict) return;
    this.#set({ conflicts: this.#state.conflicts.filter((one) => one.id !== id) });
    if (mine) this.change(id, conflict.mine);
    else this.#set({ answers: applied(this.#state.answers, { [id]: conflict.theirs }) });
  }

  readonly flush = this.#sender.flush;

  /** @returns whether it was handed in; else the state says what is wrong */
  async submit(): Promise<boolean> {
    const { questions } = this.read;
    if (!(await this.#filesAreThere())) return false;
    const answers = answersAsked(questions, this.#state.answers);
    const problems = [...answerProblems(questions, answers), ...this.#refusedFiles(answers)];
    if (problems.length > 0) {
      this.#set({ problems });
      return false;
    }
    try {
      const submitted = await this.#source.submit(answers);
      clearTimeout(this.#toServer);
      clearTimeout(this.#toDevice);
      this.#isOver = true;
      this.#pending = {};
      this.#stored = submitted;
      await forgetAnswers(this.#source);
      await this.files.forget();
      this.#set({ submitted, phase: 'saved', savedAt: Date.now(), failure: null });
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      this.#keep();
      this.#set({ failure: error, problems: fields, phase: error instanceof Unreachable ? 'offline' : 'failed' });
      return false;
    }
  }

  /** What waits here is sent first: without it the answers are not whole. */
  async #filesAreThere(): Promise<boolean> {
    await this.files.flush();
    const stuck = this.files.get().going.find(({ phase }) => phase !== 'refused');
    if (!stuck) return true;
    this.#set({ failure: stuck.failure, phase: stuck.failure instanceof Unreachable ? 'offline' : 'failed' });
    return false;
  }

  #refusedFiles(answers: Answers): FieldError[] {
    const refused = new Set(this.files.get().known.flatMap(({ id, state }) => (state === 'REFUSED' ? [id] : [])));
    return this.read.questions
      .filter(({ id, type }) => type === 'FILE' && answers[id] && this.filesIn(id).some((one) => refused.has(one)))
      .map(({ id }) => ({ path: `answers.${id}`, problem: 'notAllowed' }));
  }

  #set(part: Partial<AnswerState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }

  #keep(leaving = false): void {
    clearTimeout(this.#toDevice);
    if (this.#isOver || (this.#source.link === null && isLoggedOut)) return;
    const at = Date.now();
    const read = { ...this.read, answer: this.#stored };
    keepAnswers(
      this.#source,
      { read, pending: this.#pending, unanswered: this.#unanswered, seen: this.#seen, at },
      leaving,
    );
    if (this.#hasPending) this.#set({ savedAt: at });
  }

  #later(pauseMs: number): void {
    clearTimeout(this.#toServer);
    if (!this.read.anonymous) this.#toServer = setTimeout(() => void this.flush(), pauseMs);
  }

  #remember(sent: Record<string, Answer | null>): void {
    const known = this.#unanswered;
    const added = Object.entries(sent).map(([id, answer]) => [id, withUnanswered(known[id] ?? [], answer)]);
    this.#unanswered = { ...known, ...Object.fromEntries(added) };
  }

  async #send(): Promise<void> {
    clearTimeout(this.#toServer);
    if (this.read.anonymous || this.#isOver || !this.#hasPending) return;
    const sent = this.#pending;
    const before = this.#unanswered;
    // Until it is answered: the page may be gone by then.
    this.#remember(sent);
    this.#set({ phase: 'saving' });
    try {
      const { answer, conflicts: differing } = await this.#source.save(this.#seen, sent);
      const isOwn = (id: string) =>
        this.#unanswered[id]?.some((one) => sameAnswer(one, answer.answers[id] ?? null)) ?? false;
      const conflicts = differing.filter((id) => !isOwn(id));
      const again = new Set(differing.filter(isOwn));
      this.#stored = answer;
      this.#seen = answer.version;
      this.#unanswered = {};
      // What was typed while it was under way goes with the next, as does what only this device has changed since.
      this.#pending = Object.fromEntries(
        Object.entries(this.#pending).filter(([id, one]) => sent[id] !== one || again.has(id)),
      );
      this.#set({
        answers: applied({ ...this.read.suggested, ...answer.answers }, this.#pending),
        phase: this.#hasPending ? 'typing' : 'saved',
        savedAt: Date.now(),
        failure: null,
        conflicts: [
          ...this.#state.conflicts,
          ...conflicts.map((id) => ({ id, theirs: answer.answers[id] ?? null, mine: sent[id] ?? null })),
        ],
      });
      this.#keep();
      if (conflicts.length > 0) void this.files.refresh();
      if (this.#hasPending) this.#later(0);
    } catch (error) {
      if (!isPassing(error)) this.#unanswered = before;
      this.#keep();
      // Without a network nothing has failed: it is on this device, and the phase says so.
      this.#set(error instanceof Unreachable ? { phase: 'offline' } : { phase: 'failed', failure: error });
      if (isPassing(error)) this.#later(againMs);
    }
  }
}
