import type { FileResult } from './words.ts';

/** How the files of a group stand with their reviewer. */
export interface Tally {
  /** Nothing said yet. */
  waiting: number;
  accepted: number;
  rejected: number;
  /** Not applicable. */
  cancelled: number;
  /** The newest version is still being looked at, or was refused. */
  unchecked: number;
  /** Of those that wait: cannot be used as they are. */
  unfit: number;
}

export const noFiles: Tally = { waiting: 0, accepted: 0, rejected: 0, cancelled: 0, unchecked: 0, unfit: 0 };

/** Waiting ones first, then accepted, not applicable and rejected (D1 §4). */
export const resultOrder = [null, 'ACCEPT', 'CANCEL', 'REJECT'] as const satisfies readonly (FileResult | null)[];

const countOf = { ACCEPT: 'accepted', REJECT: 'rejected', CANCEL: 'cancelled' } as const;

/** What is not checked yet waits for nobody's word: it can only be replaced or has to be waited for. */
export function tallyOf(files: Iterable<{ result: FileResult | null; isReady: boolean; isFit: boolean }>): Tally {
  const tally = { ...noFiles };
  for (const { result, isReady, isFit } of files) {
    if (isReady && !isFit && result === null) tally.unfit += 1;
    if (!isReady) tally.unchecked += 1;
    else if (result === null) tally.waiting += 1;
    else tally[countOf[result]] += 1;
  }
  return tally;
}

/** Of which at least one file can be used. */
export const hasFiles = ({ waiting, accepted }: Tally): boolean => waiting + accepted > 0;
