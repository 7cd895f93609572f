/** For `like`: whatever holds these words as they stand, with nothing in them that `like` reads as a sign of its own. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
