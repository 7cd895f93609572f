import type { Application } from '#contract/application/application.ts';
import type { ApplicationForm } from '#domain/application/application.ts';
import { emptyApplication, type WholeApplication } from '#domain/application/check-application.ts';
import { flatApplication, mergeApplications, withFields } from '#domain/application/merge.ts';
import { sameValue } from '#domain/edit-conflict.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { onLogout } from '#web/account/logout-guards.ts';
import { forgetSealed, keepSealedDraft, readSealed } from '#web/account/sealed-drafts.ts';
import { hasCode, Unreachable } from '#web/api/api-error.ts';
import { changedAllBut } from '#web/api/changed.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { profileQuery } from '#web/api/profile.ts';
import { Sender } from '#web/api/sender.ts';
import { withUnanswered } from '#web/api/unanswered.ts';
import { Listeners } from '#web/listeners.ts';
import { type ReadApplication, readApplication } from './queries.ts';
import { sendBoards, sendForm } from './send.ts';

/** What the server has, as far as this device knows. */
interface Stored extends WholeApplication {
  version: number;
}

interface Clash {
  /** Fields that were changed here and elsewhere, as both began, as typed here and as stored. */
  base: Record<string, unknown>;
  mine: Record<string, unknown>;
  newest: Record<string, unknown>;
  version: number;
}

/** Where what is typed has come to. `over`: it was handed in, or may no longer be filled in, elsewhere. */
export type SavePhase = 'saved' | 'typing' | 'saving' | 'offline' | 'failed' | 'over';

export interface DraftState extends WholeApplication {
  /** As it was when typing last paused: for what looks at all of it, which no key has to wait for. */
  rested: WholeApplication;
  phase: SavePhase;
  /** When the server, or while it cannot be reached this device, had it last. */
  savedAt: number | null;
  /** Since when this device knows what else is shown, while the server could not be asked; null: it was asked. */
  keptAt: Instant | null;
  failure: unknown;
  problems: readonly FieldError[];
  clash: Clash | null;
  /** Counts the times that problems were asked for, so that the first is looked for again. */
  shown: number;
}

/** As it is kept on this device, sealed for whoever is logged in: also what is saved, to open without a network. */
export interface KeptApplication {
  stored: Stored;
  mine: WholeApplication;
  /** Sent without an answer: it may be stored all the same. */
  unanswered?: readonly WholeApplication[];
  at: number;
}

const keyOf = (enrollmentId: string): string => `wizard:${enrollmentId}`;

/** What was typed goes with a logout; nothing may come back as the page is left. */
let isLoggedOut = false;
onLogout(async () => {
  isLoggedOut = true;
});

const serverPauseMs = 1000;
const devicePauseMs = 250;
const againMs = 10_000;

/** What this device has of an application. @throws Unreachable when that cannot be known */
export async function keptOf(enrollmentId: string): Promise<KeptApplication | null> {
  const kept = await readSealed<KeptApplication>(keyOf(enrollmentId));
  return (
    kept && {
      ...kept,
      stored: complete(kept.stored),
      mine: complete(kept.mine),
      unanswered: kept.unanswered?.map(complete) ?? [],
    }
  );
}

/** What came into the form after it was kept is empty. */
const complete = <Whole extends WholeApplication>(whole: Whole): Whole => ({
  ...whole,
  form: { ...emptyApplication, ...whole.form },
});

const wholeOf = (read: Application): Stored => {
  const {
    exhibitor: { type: _type, ...exhibitor },
    boothsAreaCategoryId,
    areas,
    preferredEnrollmentDate,
    secondaryEnrollmentDate,
    boothsCount,
    selfDesigned,
    keyProductSummaryTc,
    keyProductSummaryEn,
    keyProductSummaryPt,
    useLogoForWebsite,
    pavilionSubtitled,
    joinMif,
    mif,
  } = read;
  const form: ApplicationForm = {
    exhibitor,
    boothsAreaCategoryId,
    areas,
    preferredEnrollmentDate,
    secondaryEnrollmentDate,
    boothsCount,
    selfDesigned,
    keyProductSummaryTc,
    keyProductSummaryEn,
    keyProductSummaryPt,
    useLogoForWebsite,
    pavilionSubtitled,
    joinMif,
    mif,
  };
  const boards = read.exhibitionBoards.map(({ fileBoard: _files, ...board }) => board);
  return { form, boards, version: read.version };
};

const without = ({ form, boards }: WholeApplication): WholeApplication => ({ form, boards });
const isSame = (one: WholeApplication, other: WholeApplication): boolean => sameValue(without(one), without(other));

/**
 * An application while it is filled in: kept on this device at once and on the server a second after the last key.
 * Fields listen to their own value alone, so that a letter in one board paints none of the others.
 */
export class DraftStore {
  readonly enrollmentId: string;
  #stored: Stored;
  #unanswered: readonly WholeApplication[];
  #state: DraftState;
  readonly #listeners = new Listeners();
  #toDevice: ReturnType<typeof setTimeout> | undefined;
  #toServer: ReturnType<typeof setTimeout> | undefined;
  readonly #sender = new Sender(() => this.#send());
  #isOver = false;

  constructor(read: ReadApplication, kept: KeptApplication | null) {
    this.enrollmentId = read.id;
    this.#stored = kept?.stored ?? wholeOf(read);
    this.#unanswered = kept?.unanswered ?? [];
    const mine = kept ? kept.mine : this.#stored;
    const isSaved = isSame(mine, this.#stored);
    this.#state = {
      ...without(mine),
      rested: without(mine),
      phase: read.keptAt === null ? (isSaved ? 'saved' : 'typing') : 'offline',
      savedAt: (isSaved && read.keptAt === null ? null : kept?.at) ?? Date.parse(read.savedAt),
      keptAt: read.keptAt,
      failure: null,
      problems: [],
      clash: null,
      shown: 0,
    };
    if (read.keptAt === null && kept && kept.stored.version !== read.version) this.#takeOver(wholeOf(read));
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly get = (): DraftState => this.#state;
  get version(): number {
    return this.#stored.version;
  }
  /** A board that the server knows may have files. */
  isStored(boardId: string): boolean {
    return this.#stored.boards.some(({ id }) => id === boardId);
  }

  /** Begins to send by itself. @returns what ends it */
  start(): () => void {
    const leave = () => this.#keep(true);
    const hide = () => this.#keep();
    const stop = this.#sender.start();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    this.#keep();
    if (this.#state.keptAt !== null || !isSame(this.#state, this.#stored)) void this.flush();
    return () => {
      stop();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      clearTimeout(this.#toServer);
      this.#keep();
    };
  }

  /** @param paths of the problems that are over with this change */
  change(make: (whole: WholeApplication) => WholeApplication, paths: readonly string[] = []): void {
    const { form, boards } = make(this.#state);
    this.#set({
      form,
      boards,
      phase: this.#state.phase === 'offline' ? 'offline' : 'typing',
      problems: this.#problemsBut(paths),
    });
    clearTimeout(this.#toDevice);
    this.#toDevice = setTimeout(() => this.#keep(), devicePauseMs);
    this.#later(serverPauseMs);
  }

  /** A problem is over by what happens outside of the form, as when a file was sent. */
  solve(path: string): void {
    this.#set({ problems: this.#problemsBut([path]) });
  }

  #problemsBut(paths: readonly string[]): readonly FieldError[] {
    const left = this.#state.problems.filter(({ path }) => !paths.includes(path));
    return left.length === this.#state.problems.length ? this.#state.problems : left;
  }

  /** Shows what is wrong beside the fields; the page moves the focus to the first. */
  show(problems: readonly FieldError[]): void {
    this.#set({ problems, shown: this.#state.shown + 1 });
  }

  /** Sends at once what is not there yet. */
  readonly flush = this.#sender.flush;

  /** All that is typed is on the server. @throws what stood in the way */
  async settle(): Promise<number> {
    for (let turn = 0; turn < 8 && !isSame(this.#state, this.#stored); turn += 1) {
      await this.flush();
      if (this.#state.phase === 'failed' || this.#state.phase === 'offline') throw this.#state.failure;
      if (this.#state.clash) throw new Error('somebody has to choose');
    }
    return this.#stored.version;
  }

  /** What was chosen of both, field by field. */
  async choose(chosen: Record<string, unknown>): Promise<void> {
    const { clash } = this.#state;
    if (!clash) return;
    this.#set({ ...withFields(this.#state, chosen), clash: null, phase: 'typing' });
    this.#keep();
    await this.flush();
  }
  /** Until the next save. */
  postpone(): void {
    this.#set({ clash: null });
  }

  /** Handed in: nothing of it stays on this device. */
  forget(): void {
    clearTimeout(this.#toDevice);
    clearTimeout(this.#toServer);
    this.#isOver = true;
    this.#stored = { ...without(this.#state), version: this.#stored.version };
    void forgetSealed(keyOf(this.enrollmentId));
  }

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }

  #keep(leaving = false): void {
    clearTimeout(this.#toDevice);
    if (this.#isOver || isLoggedOut) return;
    const at = Date.now();
    const mine = without(this.#state);
    const values: KeptApplication = { stored: this.#stored, mine, unanswered: this.#unanswered, at };
    keepSealedDraft(keyOf(this.enrollmentId), { savedAt: at, values }, leaving);
    const isAhead = this.#state.phase === 'offline' && !isSame(this.#state, this.#stored);
    this.#set({ rested: mine, ...(isAhead ? { savedAt: at } : {}) });
  }

  #later(pauseMs: number): void {
    clearTimeout(this.#toServer);
    this.#toServer = setTimeout(() => void this.flush(), pauseMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#toServer);
    if (this.#state.clash || this.#state.phase === 'over') return;
    try {
      if (this.#state.keptAt !== null && !(await this.#catchUp())) return;
      if (isSame(this.#state, this.#stored)) return this.#isSaved();
      this.#set({ phase: 'saving' });
      const sent = without(this.#state);
      const { form, boards } = sent;
      if (!sameValue(form, this.#stored.form)) {
        const saved = await this.#asked(sent, sendForm(this.enrollmentId, this.#stored.version, form));
        this.#isAnswered({ ...this.#stored, form, version: saved.version });
      }
      if (!sameValue(boards, this.#stored.boards)) {
        const saved = await this.#asked(sent, sendBoards(this.enrollmentId, this.#stored, boards));
        this.#isAnswered({ ...this.#stored, boards: saved.boards, version: saved.version });
      }
      if (isSame(this.#state, this.#stored)) this.#isSaved();
      else this.#later(this.#state.phase === 'saving' ? 0 : serverPauseMs);
    } catch (error) {
      await this.#failed(error);
    }
  }

  /** Remembers what is sent until it is answered: the page may be gone by then. */
  async #asked<Saved>(sent: WholeApplication, answer: Promise<Saved>): Promise<Saved> {
    const before = this.#unanswered;
    this.#unanswered = withUnanswered(before, sent);
    try {
      return await answer;
    } catch (error) {
      if (!isPassing(error)) this.#unanswered = before;
      throw error;
    }
  }

  #isAnswered(stored: Stored): void {
    this.#stored = stored;
    this.#unanswered = [];
  }

  #isSaved(): void {
    this.#set({ phase: 'saved', savedAt: Date.now(), failure: null });
    this.#keep();
  }

  /** The server can be asked again: what was changed there meanwhile comes first. @returns whether to go on */
  async #catchUp(): Promise<boolean> {
    const read = await readApplication(this.enrollmentId);
    this.#set({ keptAt: null, phase: read.mayEdit ? 'typing' : 'over' });
    void changedAllBut(profileQuery.queryKey);
    if (!read.mayEdit) return false;
    if (read.version !== this.#stored.version) this.#takeOver(wholeOf(read));
    return this.#state.clash === null;
  }

  async #failed(error: unknown): Promise<void> {
    if (!hasCode(error, 'STATUS_ERROR')) return this.#stopped(error);
    this.#keep();
    try {
      const read = await readApplication(this.enrollmentId);
      if (!read.mayEdit) return this.#set({ phase: 'over', failure: error });
      this.#takeOver(wholeOf(read));
    } catch (second) {
      this.#stopped(second);
    }
  }

  /** It is on this device, and goes on by itself where what stands in the way passes by itself. */
  #stopped(failure: unknown): void {
    this.#set({ phase: failure instanceof Unreachable ? 'offline' : 'failed', failure });
    this.#keep();
    if (isPassing(failure)) this.#later(againMs);
  }

  /** Somebody else saved meanwhile: what does not clash is put together, the rest is asked for. */
  #takeOver(newest: Stored): void {
    const base = this.#stored;
    const { whole, clashes } = mergeApplications(base, this.#state, newest, this.#unanswered);
    const only = (of: WholeApplication) => {
      const flat = flatApplication(of);
      return Object.fromEntries(clashes.map((path) => [path, flat[path]]));
    };
    const clash =
      clashes.length > 0
        ? { base: only(base), mine: only(this.#state), newest: only(newest), version: newest.version }
        : null;
    this.#isAnswered(newest);
    this.#set({ ...whole, clash, phase: 'typing' });
    this.#later(0);
  }
}
