import type { FileResult } from './words.ts';

/** A waiting file may be taken away; one that was reviewed stays, and a better one takes its place (G22). */
export const fileMayBeDeleted = (result: FileResult | null): boolean => result === null;

/** Choosing "not applicable" means that the file cannot be uploaded again (D1 §4). */
export const fileMayBeReplaced = (result: FileResult | null): boolean => result !== 'CANCEL';

/** What somebody may do with the files of a field. */
export const fileWritings = ['add', 'replace', 'delete'] as const;
export type FileWriting = (typeof fileWritings)[number];

/** Of those who keep a field as they like, or not at all. */
export const everyWriting = (may: boolean): readonly FileWriting[] => (may ? fileWritings : []);
