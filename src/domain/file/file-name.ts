const maxName = 200;
const parted = /[/\\:*?"<>|]/;
/** Control characters, and those that turn the direction of writing, so that `gpj.exe` reads as `exe.jpg`. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that every system can keep and nobody can be misled by; anything else is FILE_NAME_IS_ERROR (D1 §8). */
export const fileNameIsGood = (name: string): boolean =>
  name.length > 0 &&
  name.length <= maxName &&
  name === name.trim() &&
  !name.startsWith('.') &&
  !name.endsWith('.') &&
  !parted.test(name) &&
  !unseen.test(name) &&
  !reserved.test(name);

/** Names that look the same are the same: case and the two ways of writing an accent make no difference. */
export const sameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase();
