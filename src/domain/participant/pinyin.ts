import { pinyin } from 'pinyin-pro';

/** Surnames that are read differently from the character alone; the dictionary knows their simplified form only. */
const traditionalSurnames: readonly [traditional: string, simplified: string][] = [
  ['尉遲', '尉迟'],
  ['長孫', '长孙'],
  ['澹臺', '澹台'],
  ['單', '单'],
  ['區', '区'],
  ['蓋', '盖'],
  ['繆', '缪'],
  ['樂', '乐'],
  ['員', '员'],
];

/**
 * What the name probably reads as, in capitals with syllables apart; empty when it has no Chinese character. Only a
 * suggestion: Cantonese spellings on Macau and Hong Kong papers differ, so people correct it.
 */
export function suggestPinyin(name: string): string {
  const characters = name.replace(/[^\p{Script=Han}]/gu, '');
  if (!characters) return '';
  const surname = traditionalSurnames.find(([traditional]) => characters.startsWith(traditional));
  const readable = surname ? surname[1] + characters.slice(surname[0].length) : characters;
  return pinyin(readable, { toneType: 'none', surname: 'head', type: 'array', v: true, nonZh: 'removed' })
    .join(' ')
    .toUpperCase();
}
