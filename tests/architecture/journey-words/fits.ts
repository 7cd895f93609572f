import type { Text } from './written.ts';

/** Too little to know a text by. */
const saysSomething = (part: string): boolean => part.replace(/[^\p{L}]/gu, '').length > 1;

/** Whether words are part of a text with holes, in which `fills` says what may stand. At least one of its parts shows. */
export function fits(words: string, text: Text, fills: (filling: string) => boolean): boolean {
  /** After a part: a hole, then the parts that are left, or as many of them as there are words for. */
  const follows = (rest: string, parts: Text): boolean => {
    const [next, ...others] = parts;
    if (rest === '' || next === undefined) return rest === '';
    if (next === '' && others.length === 0) return fills(rest);
    if (next !== '') {
      for (let at = rest.indexOf(next); at >= 0; at = rest.indexOf(next, at + 1)) {
        if (fills(rest.slice(0, at)) && follows(rest.slice(at + next.length), others)) return true;
      }
    }
    const ends = placesOf(next, rest.slice(-1)).map((end) => next.slice(0, end + 1));
    return ['', ...ends].some((end) => rest.endsWith(end) && fills(rest.slice(0, rest.length - end.length)));
  };
  return text.some((part, place) => {
    if (!saysSomething(part)) return false;
    const others = text.slice(place + 1);
    const at = placeOf(part, words);
    if (at >= 0 && fills(words.slice(0, at)) && follows(words.slice(at + part.length), others)) return true;
    const startsWithin = placesOf(part, words.slice(0, fewest)).some((start) => {
      const ending = part.slice(start);
      return saysSomething(ending) && words.startsWith(ending) && follows(words.slice(ending.length), others);
    });
    if (startsWithin || place === 0) return startsWithin;
    return placesOf(part, words.slice(-fewest)).some((start) => {
      const beginning = part.slice(0, start + fewest);
      return (
        saysSomething(beginning) && words.endsWith(beginning) && fills(words.slice(0, words.length - beginning.length))
      );
    });
  });
}

/** Where a part stands, from one end of a word to another. */
const placeOf = (part: string, words: string): number =>
  placesOf(words, part).find((at) => !/[a-zà-ÿ]{2}/.test(`${words[at - 1] ?? ' '}${part[0] ?? ''}`)) ?? -1;

/** Letters of a part that have to show where words begin or end within it. */
const fewest = 2;

function placesOf(text: string, sought: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) places.push(at);
  return places;
}
