import type { BusinessDate } from '#domain/instant.ts';
import type { Holiday } from './calendar.ts';

interface Named {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

const named = (nameTc: string, nameEn: string, namePt: string): Named => ({ nameTc, nameEn, namePt });

const newYear = named('元旦', "New Year's Day", 'Fraternidade Universal');
const lunarNewYear = [
  named('農曆正月初一', "Lunar New Year's Day", '1.º dia do Novo Ano Lunar'),
  named('農曆正月初二', 'Second day of the Lunar New Year', '2.º dia do Novo Ano Lunar'),
  named('農曆正月初三', 'Third day of the Lunar New Year', '3.º dia do Novo Ano Lunar'),
] as const;
const goodFriday = named('耶穌受難日', 'Good Friday', 'Morte de Cristo');
const beforeEaster = named('復活節前日', 'The day before Easter', 'Véspera da Ressurreição de Cristo');
const chengMing = named('清明節', 'Cheng Ming Festival', 'Cheng Ming (Dia de Finados)');
const labourDay = named('勞動節', 'Labour Day', 'Dia do Trabalhador');
const buddha = named('佛誕節', "The Buddha's Birthday", 'Dia do Buda');
const tungNg = named('端午節', 'Tung Ng (Dragon Boat) Festival', 'Tung Ng (Barco-Dragão)');
const afterMidAutumn = named('中秋節翌日', 'The day following Mid-Autumn', 'Dia seguinte ao Chong Chao (Bolo Lunar)');
const nationalDay = named('國慶日', 'National Day', 'Implantação da República Popular da China');
const afterNationalDay = named('國慶日翌日', 'The day following National Day', 'Dia seguinte à Implantação da RPC');
const chongYeung = named('重陽節', 'Chong Yeung Festival', 'Chong Yeong (Culto dos Antepassados)');
const allSouls = named('追思節', "All Souls' Day", 'Dia de Finados');
const immaculate = named('聖母無原罪瞻禮', 'Feast of the Immaculate Conception', 'Imaculada Conceição');
const establishment = named('澳門特別行政區成立紀念日', 'Macao SAR Establishment Day', 'Dia Comemorativo da RAEM');
const winterSolstice = named('冬至', 'Winter Solstice', 'Solstício de Inverno');
const christmasEve = named('聖誕節前日', 'Christmas Eve', 'Véspera de Natal');
const christmas = named('聖誕節', 'Christmas Day', 'Natal');

interface MovingDays {
  lunarNewYear: readonly [string, string, string];
  goodFriday: string;
  beforeEaster: string;
  chengMing: string;
  buddha: string;
  tungNg: string;
  afterMidAutumn: string;
  chongYeung: string;
  winterSolstice: string;
}

const holidaysOf = (year: number, moving: MovingDays): Holiday[] =>
  (
    [
      ['01-01', newYear],
      [moving.lunarNewYear[0], lunarNewYear[0]],
      [moving.lunarNewYear[1], lunarNewYear[1]],
      [moving.lunarNewYear[2], lunarNewYear[2]],
      [moving.goodFriday, goodFriday],
      [moving.beforeEaster, beforeEaster],
      [moving.chengMing, chengMing],
      ['05-01', labourDay],
      [moving.buddha, buddha],
      [moving.tungNg, tungNg],
      [moving.afterMidAutumn, afterMidAutumn],
      ['10-01', nationalDay],
      ['10-02', afterNationalDay],
      [moving.chongYeung, chongYeung],
      ['11-02', allSouls],
      ['12-08', immaculate],
      ['12-20', establishment],
      [moving.winterSolstice, winterSolstice],
      ['12-24', christmasEve],
      ['12-25', christmas],
    ] as const
  )
    .map(([day, names]) => ({ date: `${year}-${day}` as BusinessDate, ...names }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

/**
 * Macau's public holidays. Days off that the government grants each year in place of those on a weekend are not among
 * them: staff add them in the settings once they are announced.
 */
export const macauHolidays: readonly Holiday[] = [
  ...holidaysOf(2026, {
    lunarNewYear: ['02-17', '02-18', '02-19'],
    goodFriday: '04-03',
    beforeEaster: '04-04',
    chengMing: '04-05',
    buddha: '05-24',
    tungNg: '06-19',
    afterMidAutumn: '09-26',
    chongYeung: '10-18',
    winterSolstice: '12-22',
  }),
  ...holidaysOf(2027, {
    lunarNewYear: ['02-06', '02-07', '02-08'],
    goodFriday: '03-26',
    beforeEaster: '03-27',
    chengMing: '04-05',
    buddha: '05-13',
    tungNg: '06-09',
    afterMidAutumn: '09-16',
    chongYeung: '10-08',
    winterSolstice: '12-22',
  }),
];
