import type { ApplicationGroup } from './file-rights.ts';

/** One file of an approved design, by what it holds. */
export interface FrozenFile {
  fileId: string;
  versionId: string;
  /** Null for one that belongs to the whole application. */
  boardId: string | null;
  group: ApplicationGroup;
  filename: string;
  sha256: string;
}

/** In one order and one spelling, so that equal designs have equal sums. */
export const frozenText = (files: readonly FrozenFile[]): string =>
  files
    .map(({ group, boardId, fileId, sha256 }) => [group, boardId ?? '', fileId, sha256].join(' '))
    .toSorted()
    .join('\n');
