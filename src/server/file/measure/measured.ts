import type { FileContent, FileType } from '#domain/file/file-types.ts';
import type { FileFacts, FileProblem, PreviewWidth } from '#domain/file/words.ts';

/** What the looking process is asked. */
export interface MeasureTask {
  path: string;
  type: FileType;
  /** Where it leaves pictures, as `320.webp`. */
  folder: string;
  /** Of a picture: also leave it as `clean`, in its own format, with its pixels and nothing else. */
  clean?: boolean;
  /** Of a picture: also look for a QR code. */
  withCode?: boolean;
}

/** A drawn page, on white. */
export interface Pixels {
  /** Four bytes each, line by line. */
  rgba: Buffer;
  width: number;
  height: number;
}

/** What looking into the content alone can find wrong with it. */
export type ContentProblem = Extract<
  FileProblem,
  'HEIC' | 'NOT_WHAT_IT_SAYS' | 'MIXED_CONTENT' | 'UNREADABLE' | 'TOO_MANY_PIXELS' | 'VIDEO_CODEC'
>;

/** What it answers: facts and the widths of the pictures it made, or what is wrong, and what was thrown, for the log. */
export type Measured =
  | { problem: ContentProblem; thrown?: string }
  | { content: FileContent; facts: FileFacts; previews: PreviewWidth[] };

/** Said of a file by throwing, from any depth of looking into it. */
export class Unfit extends Error {
  readonly problem: ContentProblem;
  constructor(problem: ContentProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
