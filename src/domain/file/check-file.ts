import { type FieldRule, maxBytesFor, maxPixels } from './field-rules.ts';
import { fileNameIsGood, sameName } from './file-name.ts';
import { isHeic, typeOfName } from './file-types.ts';
import { inMegabytes } from './size-text.ts';
import type { FileFacts, FileRefusal } from './words.ts';

export interface ChosenFile {
  filename: string;
  /** Bytes. */
  size: number;
}

/**
 * What can be told before a byte is sent, the same on both sides.
 * @param others names of the files that the field holds already, without the one to be replaced
 * @returns null when it may be sent
 */
export function refuseChosen(rule: FieldRule, file: ChosenFile, others: readonly string[]): FileRefusal | null {
  if (!fileNameIsGood(file.filename)) return { problem: 'FILE_NAME_IS_ERROR' };
  if (isHeic(file.filename) && rule.types.includes('jpg')) return { problem: 'HEIC' };
  const type = typeOfName(file.filename);
  if (!type || !rule.types.includes(type)) return { problem: 'WRONG_TYPE', params: { types: rule.types.join(', ') } };
  if (file.size <= 0) return { problem: 'EMPTY' };
  const limit = maxBytesFor(rule, type);
  if (file.size > limit) return { problem: 'TOO_LARGE', params: { limit: inMegabytes(limit) } };
  if (others.some((name) => sameName(name, file.filename))) return { problem: 'DUPLICATE_FILE_NAME' };
  if (others.length >= rule.maxCount) return { problem: 'TOO_MANY', params: { limit: rule.maxCount } };
  return null;
}

/** What can be told once the file was looked into: by the server always, by the page where the header lets it. */
export function refuseMeasured(rule: FieldRule, facts: FileFacts): FileRefusal | null {
  const { width = 0, height = 0, seconds = 0, slides = 0, pages = 0 } = facts;
  if (width * height > maxPixels) {
    return { problem: 'TOO_MANY_PIXELS', params: { limit: Math.floor(maxPixels / 1_000_000) } };
  }
  if (facts.width !== undefined && (width < (rule.minWidth ?? 0) || height < (rule.minHeight ?? 0))) {
    return {
      problem: 'PICTURE_TOO_SMALL',
      params: { minWidth: rule.minWidth ?? 1, minHeight: rule.minHeight ?? 1, width, height },
    };
  }
  // A video of three minutes often has a last frame that begins just after.
  if (rule.maxSeconds && seconds >= rule.maxSeconds + 1) {
    return { problem: 'VIDEO_TOO_LONG', params: { limit: rule.maxSeconds, seconds: Math.round(seconds) } };
  }
  if (rule.maxSlides && slides > rule.maxSlides) {
    return { problem: 'TOO_MANY_SLIDES', params: { limit: rule.maxSlides, slides } };
  }
  if (rule.maxPages && pages > rule.maxPages) {
    return { problem: 'TOO_MANY_PAGES', params: { limit: rule.maxPages, pages } };
  }
  return null;
}
