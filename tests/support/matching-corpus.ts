import { Converter } from 'opencc-js/t2cn';
import { technologyTerms, type TermWords } from '#domain/matching/technology-terms.ts';
import { emptyRecord, type RecordForm, type RecordKind } from '#domain/road-show/record-form.ts';
import { type TechnologyField, technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** The languages and scripts that people write in: traditional and simplified Chinese, English, Portuguese. */
const tongues = ['zh', 'sc', 'en', 'pt'] as const;
type Tongue = (typeof tongues)[number];
const wordsAt = { zh: 0, sc: 0, en: 1, pt: 2 } as const satisfies Record<Tongue, 0 | 1 | 2>;

export interface CorpusRecord {
  kind: RecordKind;
  tongue: Tongue;
  form: RecordForm;
}

/** A result and the demand that is about the same, in another language or script. */
export interface CorpusPair {
  result: CorpusRecord;
  demand: CorpusRecord;
}

const simplified = Converter({ from: 'hk', to: 'cn' });
const all: readonly TermWords[] = Object.values(technologyTerms);

/** What everybody writes, whatever it is about. */
const phrases: Record<Tongue, readonly string[]> = {
  zh: [
    '本項目團隊具備多年經驗',
    '可降低成本並提高效率',
    '已完成初步驗證',
    '適合中小企業採用',
    '希望尋找合作夥伴共同推進',
    '預計兩年內完成',
  ],
  sc: [
    '本项目团队具备多年经验',
    '可降低成本并提高效率',
    '已完成初步验证',
    '适合中小企业采用',
    '希望寻找合作伙伴共同推进',
    '预计两年内完成',
  ],
  en: [
    'Our team has many years of experience.',
    'It lowers cost and raises efficiency.',
    'First tests were successful.',
    'Small and medium companies can adopt it.',
    'We are looking for a partner to go on together.',
    'To be completed within two years.',
  ],
  pt: [
    'A nossa equipa tem muitos anos de experiência.',
    'Reduz custos e aumenta a eficiência.',
    'Os primeiros ensaios tiveram êxito.',
    'Adequado a pequenas e médias empresas.',
    'Procuramos um parceiro para avançar em conjunto.',
    'A concluir em dois anos.',
  ],
};

/** Words that no glossary has: places and things of the trade. */
const besides: Record<Tongue, readonly string[]> = {
  zh: ['橫琴', '路環', '關閘', '廠房', '走廊', '漁船', '酒樓', '碼頭', '隧道', '山坡', '宿舍', '倉庫'],
  sc: ['横琴', '珠海', '厂房', '走廊', '渔船', '酒楼', '码头', '隧道', '山坡', '宿舍', '仓库', '车间'],
  en: ['Hengqin', 'Coloane', 'factory hall', 'corridor', 'fishing boat', 'pier', 'tunnel', 'hillside', 'dormitory'],
  pt: ['Hengqin', 'Coloane', 'fábrica', 'corredor', 'barco de pesca', 'cais', 'túnel', 'encosta', 'dormitório'],
};

const about: Record<Tongue, Record<RecordKind, (what: string) => string>> = {
  zh: { RESULT: (what) => `一種${what}的新方法`, DEMAND: (what) => `需要${what}的解決方案` },
  sc: { RESULT: (what) => `一种${what}的新方法`, DEMAND: (what) => `需要${what}的解决方案` },
  en: { RESULT: (what) => `A new method for ${what}`, DEMAND: (what) => `Solution wanted for ${what}` },
  pt: { RESULT: (what) => `Um novo método para ${what}`, DEMAND: (what) => `Procura-se solução para ${what}` },
};
const joint: Record<Tongue, string> = { zh: '與', sc: '与', en: ' and ', pt: ' e ' };
const stop: Record<Tongue, string> = { zh: '。', sc: '。', en: '. ', pt: '. ' };
const nameOf: Record<Tongue, 'nameTc' | 'nameEn' | 'namePt'> = {
  zh: 'nameTc',
  sc: 'nameTc',
  en: 'nameEn',
  pt: 'namePt',
};

/** What a description of some hundred words names. */
const termsOfTopic = 5;
/** Terms of the same corner of technology, so that many topics share some of them. */
const corner = 40;
/** So often either side does not name a term of the topic, or names it in words that no glossary has. */
const leftOut = 0.1;

/** Equal seeds give equal corpora. No two pairs have the same topic. */
export function makeMatchingCorpus(pairs: number, seed: number): CorpusPair[] {
  const random = seededNumbers(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const one = <Of>(of: readonly Of[]): Of => {
    const picked = of[below(of.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  const told = new Set<string>();

  const topic = (): number[] => {
    for (;;) {
      const first = below(all.length);
      const terms = new Set([first]);
      while (terms.size < termsOfTopic) terms.add((first + below(corner)) % all.length);
      const key = [...terms].toSorted((a, b) => a - b).join(' ');
      if (told.has(key)) continue;
      told.add(key);
      return [...terms];
    }
  };

  const say = (term: number, tongue: Tongue): string => {
    const words = one((all[term] ?? one(all))[wordsAt[tongue]].split('|'));
    return tongue === 'sc' ? simplified(words) : words;
  };

  const record = (kind: RecordKind, tongue: Tongue, terms: readonly number[]): CorpusRecord => {
    const named = terms.filter(() => random() >= leftOut).map((term) => say(term, tongue));
    const [inName, inText] = [named.slice(0, 2), named.slice(2)];
    const beside = say(below(all.length), tongue);
    const sentences = [
      one(phrases[tongue]),
      ...inText.map((words) => about[tongue][kind](words)),
      `${one(besides[tongue])}${joint[tongue]}${beside}`,
      one(phrases[tongue]),
    ];
    const form: RecordForm = {
      ...emptyRecord,
      [nameOf[tongue]]: about[tongue][kind](inName.length > 0 ? inName.join(joint[tongue]) : one(besides[tongue])),
      group: one<TechnologyField>(technologyFieldNames),
      content: sentences.join(stop[tongue]),
      ...(kind === 'DEMAND' ? { keywords: [...named.slice(0, 1), one(besides[tongue])] } : {}),
    };
    return { kind, tongue, form };
  };

  return Array.from({ length: pairs }, () => {
    const terms = topic();
    const tongue = one(tongues);
    const other = one(tongues.filter((each) => each !== tongue));
    return { result: record('RESULT', tongue, terms), demand: record('DEMAND', other, terms.toReversed()) };
  });
}
