import { hasOnlyItsCharacters } from '#domain/sign-in/credential.ts';

/**
 * Whether a hardware scanner's text, which is no code of ours, may be a part of one: half of it, its end without its
 * first keys, two halves of two. A scanner mistakes no letter for another, so only the alphabet itself counts.
 */
export const mayBePieceOfCode = (text: string): boolean => {
  const written = text.trim().toUpperCase();
  return written !== '' && hasOnlyItsCharacters(written);
};
