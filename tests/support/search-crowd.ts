import { pinyin } from 'pinyin-pro';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { newId } from '#domain/id.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

const surnames = [
  ...'陳李黃何梁林張吳鄭周馮鄧蔡謝曾許蕭郭王劉楊趙徐孫馬朱胡高羅葉蘇盧譚余潘杜戴夏鍾汪田任姜范方石姚譚廖鄒熊金陸郝孔白崔康毛邱秦江史顧侯邵孟龍萬段雷錢湯尹黎易常武喬賀賴龔文',
];
const givenCharacters = [
  ...'嘉文偉明志強家俊子健美玲淑芬詠詩慧敏浩然天朗思雅曉彤建國華英秀蘭玉珍桂香紅梅春燕鳳麗萍霞婷雪琴潔穎靜怡欣悅佳琪夢瑤涵宇軒澤昊銘晨陽航毅鵬飛翔凱傑倫峰磊剛勇軍平安康寧福祥瑞德仁義禮智信忠孝廉恭謙和順達通遠宏博學思遠景行知新承宗耀祖光前裕後',
];
const rare = [...'鑾鑫淼焱垚犇驫羴矗蠡曌龑燚靐齉彧頔赟翀喆祎弢頊颢'];
const latinSurnames = [
  'Chan',
  'Lei',
  'Wong',
  'Ho',
  'Leong',
  'Lam',
  'Cheong',
  'Ng',
  'Kuan',
  'Sousa',
  'Rosa',
  'Silva',
  'Xavier',
  'Ferreira',
  'Gonçalves',
  'Marques',
  'Noronha',
  'Smith',
  'Novak',
  'Kowalski',
  'Yamamoto',
  'Müller',
];
const latinGiven = [
  'Ka',
  'Wai',
  'Chi',
  'Mei',
  'Sok',
  'Hou',
  'Tin',
  'Ana',
  'João',
  'Maria',
  'Pedro',
  'Inês',
  'Tiago',
  'Beatriz',
  'Rui',
  'Catarina',
  'Alice',
  'Benjamin',
  'Charlotte',
  'Dominic',
  'Eleanor',
  'Frederick',
];
const latinMiddle = [
  'Man',
  'Ming',
  'Keong',
  'Leng',
  'Fan',
  'Ian',
  'Long',
  'Fong',
  'Kit',
  'Hang',
  'de',
  'dos Santos',
  'Pui',
  'Seng',
  'Weng',
  'U',
];
const unitStarts = ['澳門', '珠海', '橫琴', '廣州', '深圳', '香港', '佛山', '中山'];
const unitMiddles = ['科技', '創新', '生物', '智能', '環保', '數據', '醫藥', '材料', '航天', '海洋', '晶片', '教育'];
const unitEnds = ['大學', '研究院', '有限公司', '實驗室', '學會', '協會', '中心', '基金會'];

export type QueryKind =
  | 'name'
  | 'simplified'
  | 'character'
  | 'pinyin'
  | 'initials'
  | 'latin'
  | 'typo'
  | 'phone'
  | 'unit';
export interface Query {
  kind: QueryKind;
  text: string;
  wanted: string;
}

/** Names as they occur in Macau, most in characters with pinyin, a quarter with a Latin name only or besides. */
export function makeSearchCrowd(count: number, seed: number): SnapshotPerson[] {
  const random = seededNumbers(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, n): SnapshotPerson => {
    const latinOnly = random() < 0.12;
    const single = random() < 0.15;
    // Now and then a character that hardly anybody else has: what one types when one sees it on a badge.
    const second = random() < 0.02 ? one(rare) : one(givenCharacters);
    const nameTc = latinOnly ? '' : one(surnames) + second + (single ? '' : one(givenCharacters));
    const nameEn = latinOnly || random() < 0.4 ? `${one(latinGiven)} ${one(latinMiddle)} ${one(latinSurnames)}` : '';
    return {
      participantId: newId(),
      version: 1,
      nameTc,
      nameEn,
      pinyin: nameTc ? pinyinOf(nameTc) : '',
      unitName: `${one(unitStarts)}${one(unitMiddles)}${one(unitMiddles)}${one(unitEnds)}`,
      title: '',
      credential: `1${n.toString(32).toUpperCase().padStart(25, '0')}`,
      kinds: ['ACTIVITY'],
      signIns: [],
      details: { phoneTail: String(Math.floor(random() * 10_000)).padStart(4, '0') },
    };
  });
}

/** Surname, then the rest together, in capitals, as the form suggests it. */
function pinyinOf(name: string): string {
  const [surname = '', ...given] = pinyin(name, { toneType: 'none', type: 'array' });
  return `${surname} ${given.join('')}`
    .replace(/ü/g, 'v')
    .replace(/[^a-z ]/gi, '')
    .toUpperCase();
}

/**
 * What staff would type for one person among fifty thousand: enough of the name, and where thousands are called alike
 * a word of the unit or the last digits of the phone after it.
 */
export function makeQueries(
  people: readonly SnapshotPerson[],
  count: number,
  seed: number,
  simplify: (text: string) => string,
): Query[] {
  const random = seededNumbers(seed);
  const kinds: QueryKind[] = [
    'name',
    'simplified',
    'character',
    'pinyin',
    'initials',
    'latin',
    'typo',
    'phone',
    'unit',
  ];
  const queries: Query[] = [];
  while (queries.length < count) {
    const kind = kinds[queries.length % kinds.length] ?? 'name';
    const person = people[Math.floor(random() * people.length)];
    const text = person && queryFor(kind, person, people, random, simplify);
    if (person && text) queries.push({ kind, text, wanted: person.participantId });
  }
  return queries;
}

function queryFor(
  kind: QueryKind,
  person: SnapshotPerson,
  people: readonly SnapshotPerson[],
  random: () => number,
  simplify: (text: string) => string,
): string | null {
  const { nameTc, nameEn, unitName } = person;
  const tail = person.details?.phoneTail ?? '';
  const letters = person.pinyin.toLowerCase();
  if (kind === 'latin') return nameEn ? `${nameEn.normalize('NFD').replace(/\p{Mn}/gu, '')} ${tail}` : null;
  if (kind === 'typo') {
    const [first = '', ...rest] = nameEn.split(' ');
    const place = 1 + Math.floor(random() * (first.length - 2));
    return first.length > 4 ? `${first.slice(0, place)}${first.slice(place + 1)} ${rest.join(' ')} ${tail}` : null;
  }
  if (!nameTc) return null;
  if (kind === 'name') return `${nameTc} ${tail.slice(2)}`;
  if (kind === 'simplified') return `${simplify(nameTc)} ${simplify(unitName)}`;
  if (kind === 'character') {
    const character = [...nameTc].find((one) => rare.includes(one));
    const alike = character ? people.filter((other) => other.nameTc.includes(character)).length : Infinity;
    return alike <= 5 ? (character ?? null) : `${nameTc.charAt(nameTc.length - 1)} ${tail}`;
  }
  if (kind === 'pinyin') return `${letters.replace(' ', random() < 0.5 ? '' : ' ')} ${tail}`;
  if (kind === 'initials') {
    const initials = pinyin(nameTc, { toneType: 'none', type: 'array' })
      .map((syllable) => syllable.charAt(0))
      .join('');
    return `${initials} ${tail}`;
  }
  if (kind === 'phone') return `${nameTc.charAt(0)}${tail}`;
  // As people shorten a unit: its place and its kind.
  return `${nameTc} ${unitName.slice(0, 2)}${unitName.slice(-2)}`;
}
