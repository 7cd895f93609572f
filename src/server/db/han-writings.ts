import { from, to } from 'opencc-js/preset/t2cn';
import type { DictGroup, DictLike } from 'opencc-js/core';

const entriesOf = (dictionary: DictLike) =>
  typeof dictionary === 'string' ? dictionary.split('|').map((entry) => entry.split(' ')) : dictionary;

/** Of one step of the conversion, what becomes of single characters; phrases are left out. */
function charactersOf(step: readonly DictGroup[] = []): Map<string, string> {
  const found = new Map<string, string>();
  for (const [character = '', becomes = ''] of step.flat().flatMap<readonly string[]>(entriesOf)) {
    if ([...character].length === 1 && [...becomes].length === 1) found.set(character, becomes);
  }
  return found;
}

let writings: Map<string, string> | undefined;

/** Characters that are one in simplified writing, by each of them. */
function readWritings(): Map<string, string> {
  const usual = charactersOf(from['hk']);
  const simple = charactersOf(to['cn']);
  const alike = new Map<string, Set<string>>();
  for (const character of [...usual.keys(), ...usual.values(), ...simple.keys(), ...simple.values()]) {
    const common = usual.get(character) ?? character;
    const key = simple.get(common) ?? common;
    alike.set(key, (alike.get(key) ?? new Set([key])).add(character));
  }
  const found = new Map<string, string>();
  for (const group of alike.values()) {
    if (group.size > 1) for (const character of group) found.set(character, [...group].join(''));
  }
  return found;
}

/**
 * A character as it may stand where somebody else wrote it: traditional, simplified and their variants, itself among
 * them. What is stored stays as it was written, so that whoever looks for it may write it either way.
 */
export function hanWritings(character: string): string {
  writings ??= readWritings();
  return writings.get(character) ?? character;
}
