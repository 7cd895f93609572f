import type { Locale } from '#domain/locale.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

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
  nameTc: words('單位中文名稱', '单位中文名称', 'Unit in Chinese', 'Entidade em chinês'),
  nameEn: words('單位英文名稱', '单位英文名称', 'Unit in English', 'Entidade em inglês'),
  namePt: words('單位葡文名稱', '单位葡文名称', 'Unit in Portuguese', 'Entidade em português'),
  contactPerson: words('聯絡人', '联系人', 'Contact person', 'Pessoa de contacto'),
  contactEmail: words('電郵', '邮箱', 'E-mail', 'E-mail'),
  countryCode: words('電話區號', '电话区号', 'Country code', 'Indicativo'),
  contactMobile: words('手機號碼', '手机号码', 'Mobile', 'Telemóvel'),
  contactTelNo: words('固定電話', '固定电话', 'Telephone', 'Telefone'),
  language: words('通訊語言', '通讯语言', 'Language', 'Língua'),
  summary: words('單位簡介', '单位简介', 'About the unit', 'Sobre a entidade'),
  countryRegion: words('國家或地區', '国家或地区', 'Country or region', 'País ou região'),
  province: words('省份', '省份', 'Province', 'Província'),
  city: words('城市', '城市', 'City', 'Cidade'),
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
