import { fork } from 'node:child_process';

/** What looking into something may take at most. */
export interface Limits {
  /** Of the processor: a busy machine takes longer over the same file. */
  ms: number;
  /** All that the process holds, its own programs included. */
  megabytes: number;
}

export interface Asked<Task> {
  task: Task;
  limits: Limits;
}

/** Its own limit, or something else: a machine short of memory, a reader that broke down. */
export type EndedBy = 'time' | 'memory' | 'other';

/** The process ended without an answer. */
export class NoAnswer extends Error {
  readonly endedBy: EndedBy;
  constructor(endedBy: EndedBy, how: string) {
    super(`ended without an answer: ${how}`);
    this.endedBy = endedBy;
  }
}

/** The rest of what a process may hold is outside of the heap, as pixels are. */
const largestHeap = 512;
/** How a process that has reached its limit of memory ends: by itself, or by the engine at the heap's end. */
const overMemory: ReadonlySet<string | null> = new Set(['SIGUSR2', 'SIGABRT']);
/** How one ends by itself that has worked for all of its time. */
const overTime = 'SIGXCPU';
/** One that neither works nor ends, or gets hardly any of the processor, is given up after so many times its limit. */
const patience = 5;

/** Who follows a long piece of work. */
export interface Following<Answer> {
  /** Everything that is told, the last included. */
  heard?(answer: Answer): void;
  /** Ends it without an answer. */
  signal?: AbortSignal;
}

/**
 * Has a program look into what people send, in a process of its own: whatever it does there, this process goes on, and
 * at the end there is the last it told, or `NoAnswer`. @param program a file that calls `answerApart`
 */
export function askApart<Task, Answer>(
  program: string,
  task: Task,
  limits: Limits,
  { heard, signal: stop }: Following<Answer> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Nothing else of our own environment, as passwords, is within its reach.
    const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const apart = fork(program, {
      execArgv: [`--max-old-space-size=${Math.min(largestHeap, limits.megabytes)}`, '--no-warnings'],
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE, VIPS_BLOCK_UNTRUSTED: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let late = false;
    let told: { answer: Answer } | null = null;
    const timer = setTimeout(() => {
      late = true;
      apart.kill('SIGKILL');
    }, limits.ms * patience);
    const end = (): void => void apart.kill('SIGKILL');
    stop?.addEventListener('abort', end, { once: true });
    apart.on('message', (message) => {
      told = message as { answer: Answer };
      heard?.(told.answer);
    });
    apart.once('error', (error) => {
      clearTimeout(timer);
      reject(new NoAnswer('other', error.message));
    });
    // Not `exit`, which may come before an answer that is still in the pipe.
    apart.once('close', (code, signal) => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      if (told) return resolve(told.answer);
      const endedBy =
        late || signal === overTime ? 'time' : overMemory.has(signal) || code === 134 ? 'memory' : 'other';
      reject(new NoAnswer(endedBy, signal ?? String(code)));
    });
    apart.send({ task, limits } satisfies Asked<Task>, (error) => error && apart.kill('SIGKILL'));
  });
}
