import type { Locale } from '#domain/locale.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export const sheetColumns = [
  'nameTc',
  'nameEn',
  'namePt',
  'contactPerson',
  'contactEmail',
  'countryCode',
  'contactMobile',
  'contactTelNo',
  'language',
  'summary',
  'countryRegion',
  'province',
  'city',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Without these nobody can be written to. */
export const neededColumns = ['contactEmail'] as const satisfies readonly SheetColumn[];

export const columnWords = {
  nameTc: inEach(msg`Unit in Chinese`),
  nameEn: inEach(msg`Unit in English`),
  namePt: inEach(msg`Unit in Portuguese`),
  contactPerson: inEach(msg`Contact person`),
  contactEmail: inEach(msg`E-mail`),
  countryCode: inEach(msg({ message: 'Country code', context: 'sheet' })),
  contactMobile: inEach(msg({ message: 'Mobile', context: 'sheet' })),
  contactTelNo: inEach(msg({ message: 'Telephone', context: 'invitation' })),
  language: inEach(msg({ message: 'Language', context: 'sheet' })),
  summary: inEach(msg`About the unit`),
  countryRegion: inEach(msg`Country or region`),
  province: inEach(msg`Province`),
  city: inEach(msg`City`),
} as const satisfies Record<SheetColumn, Words>;

const example: Record<Locale, string[][]> = {
  zh: exampleRows('澳門', '中國內地'),
  sc: exampleRows('澳门', '中国内地'),
  en: exampleRows('Macao', 'Mainland China'),
  pt: exampleRows('Macau', 'Interior da China'),
};

function exampleRows(macau: string, mainland: string): string[][] {
  const local = ['樣本科技有限公司', 'Sample Technology Ltd.', '', '陳小姐', 'chan@sample.example', '853'];
  const over = [
    '樣本新材料股份有限公司',
    'Sample Materials Co., Ltd.',
    '',
    '李先生',
    'li@sample-materials.example',
    '86',
  ];
  return [
    [...local, '66123456', '28123456', 'zh', '', macau, '', ''],
    [...over, '13800138000', '', 'sc', '', mainland, '广东省', '珠海市'],
  ];
}

/** The columns, and two rows that show how they are filled in. */
export const importTemplate = (language: Locale): Promise<Buffer> =>
  textSheet(
    sheetColumns.map((column) => columnWords[column][language]),
    example[language],
  );
