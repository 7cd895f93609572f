import { fileURLToPath } from 'node:url';
import { askApart } from '#server/apart/ask-apart.ts';

const program = fileURLToPath(new URL('./draw-page-process.ts', import.meta.url));
const limits = { ms: 20_000, megabytes: 1024 };

export interface PageTask {
  path: string;
  /** From 1. */
  page: number;
  width: number;
}

let before: Promise<unknown> = Promise.resolve();

/** A page of a PDF as WebP, in a process of its own and one after the other. @throws NoAnswer */
export function drawPage(task: PageTask): Promise<Buffer> {
  const drawn = before.then(() => askApart<PageTask, Uint8Array>(program, task, limits)).then(Buffer.from);
  before = drawn.catch(() => null);
  return drawn;
}
