import { pinyin } from 'pinyin-pro';

/**
 * What the name probably reads as, in capitals with syllables apart; empty when it has no Chinese character. Only a
 * suggestion: Cantonese spellings on Macau and Hong Kong papers differ, so people correct it.
 */
export function suggestPinyin(name: string): string {
  const characters = name.replace(/[^\p{Script=Han}]/gu, '');
  if (!characters) return '';
  return pinyin(characters, { toneType: 'none', surname: 'head', type: 'array', v: true, nonZh: 'removed' })
    .join(' ')
    .toUpperCase();
}
