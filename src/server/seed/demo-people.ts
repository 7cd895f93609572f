import type { BusinessDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { documentProblem } from '#domain/participant/document.ts';
import { emptyPerson, type Person } from '#domain/participant/person.ts';
import { suggestPinyin } from '#domain/participant/pinyin.ts';

/** Surname in characters and as Macau's registry spells it. */
const surnames = [
  ['陳', 'Chan'],
  ['黃', 'Wong'],
  ['李', 'Lei'],
  ['林', 'Lam'],
  ['何', 'Ho'],
  ['梁', 'Leong'],
  ['吳', 'Ng'],
  ['張', 'Cheong'],
  ['劉', 'Lao'],
  ['鄭', 'Cheang'],
  ['歐陽', 'Ao Ieong'],
  ['區', 'Ao'],
  ['譚', 'Tam'],
  ['關', 'Kuan'],
  ['蘇', 'Sou'],
  ['馮', 'Fong'],
] as const;
const givenNames = [
  ['志強', 'Chi Keong', 'SIR'],
  ['詠詩', 'Weng Si', 'MADAM'],
  ['家豪', 'Ka Hou', 'SIR'],
  ['雅文', 'Nga Man', 'MADAM'],
  ['偉明', 'Wai Meng', 'SIR'],
  ['嘉欣', 'Ka Ian', 'MADAM'],
  ['俊傑', 'Chon Kit', 'SIR'],
  ['美玲', 'Mei Leng', 'MADAM'],
  ['建國', 'Kin Kuok', 'SIR'],
  ['曉彤', 'Hio Tong', 'MADAM'],
  ['修', 'Sao', 'SIR'],
  ['穎', 'Weng', 'MADAM'],
] as const;
const mainlandSurnames = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['陈', 'Chen'],
  ['杨', 'Yang'],
  ['赵', 'Zhao'],
  ['周', 'Zhou'],
  ['单', 'Shan'],
  ['诸葛', 'Zhuge'],
  ['吕', 'Lü'],
  ['邓', 'Deng'],
  ['郭', 'Guo'],
] as const;
const mainlandGivenNames = [
  ['浩然', 'Haoran', 'SIR'],
  ['思琪', 'Siqi', 'MADAM'],
  ['伟', 'Wei', 'SIR'],
  ['诗涵', 'Shihan', 'MADAM'],
  ['宇航', 'Yuhang', 'SIR'],
  ['晓燕', 'Xiaoyan', 'MADAM'],
  ['建军', 'Jianjun', 'SIR'],
  ['丽娜', 'Lina', 'MADAM'],
  ['文博', 'Wenbo', 'SIR'],
  ['明', 'Ming', 'SIR'],
  ['雨桐', 'Yutong', 'MADAM'],
] as const;
const latinNames = [
  ['João Pedro da Conceição', 'SIR', 'PT', 'pt'],
  ['Maria de Fátima Gonçalves', 'MADAM', 'PT', 'pt'],
  ['António Simões Brás', 'SIR', 'PT', 'pt'],
  ['Inês Carvalho Araújo', 'MADAM', 'PT', 'pt'],
  ['Luís Filipe Magalhães', 'SIR', 'BR', 'pt'],
  ['Catarina Leitão', 'MADAM', 'PT', 'pt'],
  ['Oliver Whitfield', 'SIR', 'GB', 'en'],
  ['Grace Nakamura', 'MADAM', 'US', 'en'],
  ['Rajesh Menon', 'SIR', 'SG', 'en'],
  ["Emily O'Connor", 'MADAM', 'IE', 'en'],
  ['Tomás Quintela Ribeiro', 'SIR', 'PT', 'pt'],
  ['Beatriz Nogueira Pais', 'MADAM', 'PT', 'pt'],
  ['Rui Évora Cardoso', 'SIR', 'CV', 'pt'],
  ['Nzinga dos Santos', 'MADAM', 'AO', 'pt'],
  ['Celeste Mabunda', 'MADAM', 'MZ', 'pt'],
  ['Henrique Sá Nogueira', 'SIR', 'BR', 'pt'],
  ['Priya Raman', 'MADAM', 'MY', 'en'],
  ['Daniel Kowalski', 'SIR', 'GB', 'en'],
  ['Yuki Tanabe', 'MADAM', 'JP', 'en'],
  ['Leonor Bragança', 'MADAM', 'PT', 'pt'],
  ['Filipe Mascarenhas', 'SIR', 'TL', 'pt'],
  ['Simon Achterberg', 'SIR', 'US', 'en'],
  ['Amélia Fontoura', 'MADAM', 'PT', 'pt'],
] as const;
const titles = {
  zh: ['教授', '研究員', '業務總監', '工程師', '實驗室主任', '項目經理'],
  sc: ['教授', '研究员', '业务总监', '工程师', '实验室主任', '项目经理'],
  pt: ['Professor', 'Investigador', 'Director comercial', 'Engenheiro', 'Chefe de laboratório', 'Gestor de projecto'],
  en: ['Professor', 'Researcher', 'Business director', 'Engineer', 'Head of laboratory', 'Project manager'],
} as const satisfies Record<Locale, readonly string[]>;
const diets = {
  zh: ['', '', '', '素食', '不吃牛肉'],
  sc: ['', '', '', '素食', '不吃牛肉'],
  pt: ['', '', '', 'Vegetariano', 'Sem marisco'],
  en: ['', '', '', 'Vegetarian', 'No nuts'],
} as const satisfies Record<Locale, readonly string[]>;

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export type Origin = 'macau' | 'mainland' | 'abroad';

const withoutAccents = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();

type Named = Pick<
  Person,
  | 'nameTc'
  | 'nameEn'
  | 'pinyin'
  | 'gender'
  | 'nationality'
  | 'language'
  | 'documentType'
  | 'documentNumber'
  | 'phoneCountry'
  | 'phone'
>;

/** @param place distinguishes everybody in the demo: names repeat late, documents and phones never */
function named(origin: Origin, place: number): Named {
  const digits = (length: number) =>
    String(place * 7919 + 104_729)
      .padStart(length, '3')
      .slice(-length);
  if (origin === 'abroad') {
    const [nameEn, gender, nationality, language] = pick(latinNames, place);
    const document = { documentType: 'PASSPORT', documentNumber: `CB${digits(6)}` } as const;
    const phone = {
      phoneCountry: nationality === 'PT' ? '351' : '853',
      phone: nationality === 'PT' ? `91${digits(7)}` : `66${digits(6)}`,
    };
    return { nameTc: '', nameEn, pinyin: withoutAccents(nameEn), gender, nationality, language, ...document, ...phone };
  }
  if (origin === 'mainland') {
    const [surname, romanised] = pick(mainlandSurnames, place);
    const [given, spelled, gender] = pick(mainlandGivenNames, place);
    const nameTc = surname + given;
    const nameEn = `${romanised} ${spelled}`;
    const document = { documentType: 'IDENTITY', documentNumber: mainlandCard(place) } as const;
    const phone = { phoneCountry: '86', phone: `138${digits(8)}` };
    return {
      nameTc,
      nameEn,
      pinyin: suggestPinyin(nameTc),
      gender,
      nationality: 'CN',
      language: 'sc',
      ...document,
      ...phone,
    };
  }
  const [surname, romanised] = pick(surnames, place);
  const [given, spelled, gender] = pick(givenNames, place + Math.floor(place / surnames.length));
  const nameTc = surname + given;
  const document = { documentType: 'IDENTITY', documentNumber: `${pick(['1', '5', '7'], place)}${digits(7)}` } as const;
  const phone = { phoneCountry: '853', phone: `66${digits(6)}` };
  const nameEn = `${romanised} ${spelled}`;
  return {
    nameTc,
    nameEn,
    pinyin: suggestPinyin(nameTc),
    gender,
    nationality: 'CN',
    language: 'zh',
    ...document,
    ...phone,
  };
}

/** A card number with the right check digit. */
function mainlandCard(place: number): string {
  const body = `440402${1960 + (place % 40)}${String((place % 12) + 1).padStart(2, '0')}15${String(place % 1000).padStart(3, '0')}`;
  const check = [...'0123456789X'].find((digit) => documentProblem('IDENTITY', body + digit) === null);
  return body + (check ?? '');
}

export interface Hospitality {
  dinner: boolean;
  firstNight: BusinessDate;
  lastMorning: BusinessDate;
}

/** Somebody of the demo. Guests from outside Macau stay at the hotel, and most people come to the dinner. */
export function demoPerson(origin: Origin, place: number, host: Hospitality | null): Person {
  const name = named(origin, place);
  const dinner = Boolean(host?.dinner) && place % 4 !== 3;
  const hotel = host !== null && origin !== 'macau';
  return {
    ...emptyPerson,
    ...name,
    title: pick(titles[name.language], place),
    birthDate:
      `${1958 + (place % 42)}-${String((place % 12) + 1).padStart(2, '0')}-${String((place % 27) + 1).padStart(2, '0')}` as BusinessDate,
    wechatId:
      origin === 'mainland'
        ? `wx_${withoutAccents(name.nameEn)
            .toLowerCase()
            .replace(/[^a-z]/g, '')}`
        : '',
    email: place % 3 === 0 ? `guest${place}@guests.example` : '',
    dinner,
    diet: dinner ? pick(diets[name.language], place) : '',
    hotel,
    checkIn: hotel ? host.firstNight : null,
    checkOut: hotel ? host.lastMorning : null,
  };
}
