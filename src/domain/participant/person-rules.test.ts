import { describe, expect, test } from 'vitest';
import type { BusinessDate } from '#domain/instant.ts';
import { fits, hotelNights, nothingTaken, takenBy } from './capacity.ts';
import { personProblems } from './check-person.ts';
import { differencesBetween, isAnotherPerson } from './difference.ts';
import { normalPerson } from './normal-person.ts';
import type { Person } from './person.ts';
import { regions } from '#domain/lists/dialling-codes.ts';
import { countryCodeProblem, phoneProblem, telephoneProblem } from './phone.ts';
import { suggestPinyin } from './pinyin.ts';
import { gramsOfText, searchTerms, searchText } from './search-grams.ts';
import { representativeAfter } from './wished-change.ts';

const day = (text: string) => text as BusinessDate;
const hotel = { firstNight: day('2026-11-24'), lastNight: day('2026-11-26'), roomsPerNight: 1 };
const dinner = { sitting: 'welcome', at: '2026-11-25T11:00:00.000Z' as never, seats: 1 };
const chan: Person = {
  nameTc: '陳大文',
  nameEn: 'Chan Tai Man',
  pinyin: 'CHEN DA WEN',
  title: '教授',
  gender: 'SIR',
  birthDate: day('1975-06-01'),
  nationality: 'CN',
  documentType: 'PASSPORT',
  documentNumber: 'MA1234567',
  wechatId: '',
  phoneCountry: '853',
  phone: '66123456',
  email: '',
  language: 'zh',
  dinner: false,
  diet: '',
  hotel: false,
  checkIn: null,
  checkOut: null,
};
const problems = (
  changed: Partial<Person>,
  settings = { hotel, dinner } as Parameters<typeof personProblems>[1]['settings'],
) =>
  personProblems({ ...chan, ...changed }, { settings, today: day('2026-11-21') }).map(
    ({ path, problem }) => `${path} ${problem}`,
  );

describe('a person', () => {
  test.each([
    [{}, []],
    [{ nameTc: '', nameEn: '' }, ['nameTc oneOfTwo']],
    [{ nameTc: '' }, []],
    [{ birthDate: day('2026-11-21') }, ['birthDate notAllowed']],
    [{ nationality: 'XX' }, ['nationality notAllowed']],
    [{ title: '長'.repeat(201) }, ['title tooLong']],
    [{ hotel: true, checkIn: day('2026-11-24'), checkOut: day('2026-11-27') }, []],
    [{ hotel: true, checkIn: day('2026-11-24'), checkOut: day('2026-11-28') }, ['checkOut outsideWindow']],
    [{ hotel: true, checkIn: day('2026-11-25'), checkOut: day('2026-11-25') }, ['checkOut endBeforeStart']],
  ])('%j has the problems %j', (changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });

  test('cannot stay or dine where the activity offers neither', () => {
    const stay = { hotel: true, checkIn: day('2026-11-24'), checkOut: day('2026-11-25'), dinner: true };
    expect(problems(stay, { hotel: null, dinner: null })).toEqual(['dinner notAllowed', 'hotel notAllowed']);
  });

  test('is stored tidily', () => {
    expect(
      normalPerson({ ...chan, nameTc: ' 陳大文 ', pinyin: 'chen  da wen', documentNumber: 'ma 1234567', diet: '素食' }),
    ).toEqual(chan);
  });

  test('with another name and another document is somebody else; a new passport alone is not', () => {
    expect(isAnotherPerson(chan, { ...chan, documentNumber: 'MB7654321' })).toBe(false);
    expect(isAnotherPerson(chan, { ...chan, documentNumber: 'MB7654321', nameTc: '李安娜' })).toBe(true);
    expect(differencesBetween(chan, { ...chan, title: '院長' })).toEqual([
      { field: 'title', before: '教授', after: '院長' },
    ]);
  });
});

test.each([
  ['853', '66123456', null],
  ['853', '28123456', 'format'],
  ['86', '13800138000', null],
  ['86', '12800138000', 'format'],
  ['351', '912 345 678', null],
  ['351', '912a', 'format'],
  ['853', '', 'required'],
  ['852', '91234567', null],
  ['852', '11111', 'format'],
  ['852', '31234567', 'format'],
  ['886', '912345678', null],
  ['886', '0912-345-678', null],
  ['886', '0000', 'format'],
  ['238', '9912345', null],
  ['49', '15112345678', null],
])('the phone +%s %s: %s', (country, phone, problem) => {
  expect(phoneProblem(country, phone)).toBe(problem);
});

test.each([
  ['853', '2812 3456', null],
  ['853', '12345', 'format'],
  ['853', '+853 2812 3456', null],
  ['853', '+853 12345', 'format'],
  ['853', '+86 10 6512 3456', null],
  ['86', '010-65123456', null],
  ['86', '0085328123456', null],
  ['351', 'none', 'format'],
])('beside a mobile of +%s the telephone %s: %s', (country, telephone, problem) => {
  expect(telephoneProblem(country, telephone)).toBe(problem);
});

test('any country of the world can be named by its dialling code, and nothing else', () => {
  for (const code of ['853', '238', '245', '239', '670', '49', '60', '383'])
    expect(countryCodeProblem(code)).toBeNull();
  expect(countryCodeProblem('999')).toBe('notAllowed');
  expect(countryCodeProblem('')).toBe('required');
  expect(regions[0]).toBe('MO');
});

test('surnames are read as surnames', () => {
  expect(suggestPinyin('單雄信')).toBe('SHAN XIONG XIN');
  expect(suggestPinyin('歐陽修')).toBe('OU YANG XIU');
  expect(suggestPinyin('區小玲')).toBe('OU XIAO LING');
  expect(suggestPinyin('呂小布')).toBe('LV XIAO BU');
  expect(suggestPinyin('Maria')).toBe('');
});

describe('room', () => {
  const nights = hotelNights(hotel);
  const guest = { ...chan, hotel: true, checkIn: day('2026-11-25'), checkOut: day('2026-11-27') };

  test('is taken from the day of arrival to the night before leaving', () => {
    expect([...takenBy([guest], nights).rooms]).toEqual([
      ['2026-11-24', 0],
      ['2026-11-25', 1],
      ['2026-11-26', 1],
    ]);
  });

  test('is full with as many as there are; what was over before may stay but not grow', () => {
    const one = takenBy([guest], nights);
    const two = takenBy([guest, guest], nights);
    expect(fits({ hotel, dinner }, nothingTaken, one)).toBe(true);
    expect(fits({ hotel, dinner }, one, two)).toBe(false);
    expect(fits({ hotel, dinner }, two, two)).toBe(true);
  });
});

test('a person is filed under characters, syllables, initials and their unit', () => {
  const found = { nameTc: '歐陽修', nameEn: 'João', pinyin: 'OU YANG XIU', unitNames: ['澳門大學'], phoneTail: '3987' };
  expect(searchText(found)).toBe(' 歐陽修 joao ou yang xiu ouyangxiu oyx 澳門大學 3987 ');
  const grams = gramsOfText(searchText(found));
  for (const typed of ['修', '歐陽', '陽修', 'oy', 'joao', '門大', '87', 'x']) {
    for (const { grams: wanted } of searchTerms(typed)) expect(grams).toEqual(expect.arrayContaining(wanted));
  }
});

test('a list keeps one representative through a change', () => {
  const add = { kind: 'add' as const, person: chan, representative: true };
  expect(representativeAfter('a', null, [])).toBe(true);
  expect(representativeAfter('a', null, [{ kind: 'remove', participantId: 'a' }])).toBe(false);
  expect(representativeAfter('a', 'b', [{ kind: 'remove', participantId: 'a' }])).toBe(true);
  expect(representativeAfter('a', null, [{ kind: 'remove', participantId: 'a' }, add])).toBe(true);
  expect(representativeAfter('a', null, [add, add])).toBe(false);
  expect(representativeAfter(null, null, [])).toBe(false);
});
