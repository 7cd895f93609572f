/** A placeholder is a word in braces, as {activity}. */
const placeholder = /\{(\w+)\}/g;

export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** The placeholders of a text that its trigger does not offer. */
export const unknownPlaceholders = (text: string, offered: readonly string[]): string[] => [
  ...new Set(placeholdersIn(text).filter((name) => !offered.includes(name))),
];

export type FactTexts = Readonly<Record<string, string>>;

/** What stands in braces and is no fact stays as it is written. A fact is never read for placeholders again. */
export const fillText = (text: string, facts: FactTexts): string =>
  text.replace(placeholder, (written, name: string) => facts[name] ?? written);

/** Paragraphs stand apart by an empty line; one that names an empty fact is left out. */
export const paragraphsOf = (body: string, facts: FactTexts): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph && !placeholdersIn(paragraph).some((name) => facts[name] === ''));

/** A paragraph that is one placeholder and nothing else, as the picture of a code. */
export const onlyPlaceholder = (paragraph: string): string | null => /^\{(\w+)\}$/.exec(paragraph)?.[1] ?? null;
