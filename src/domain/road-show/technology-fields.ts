import type { Locale } from '#domain/locale.ts';

/** The fields of technology that results and demands are grouped by, as they are called in the four languages. */
export const technologyFields = {
  BIOMEDICINE: { zh: '生物醫藥', sc: '生物医药', en: 'Biomedicine', pt: 'Biomedicina' },
  CHINESE_MEDICINE: { zh: '中醫藥', sc: '中医药', en: 'Chinese medicine', pt: 'Medicina chinesa' },
  MICROELECTRONICS: { zh: '微電子', sc: '微电子', en: 'Microelectronics', pt: 'Microelectrónica' },
  ARTIFICIAL_INTELLIGENCE: {
    zh: '人工智能',
    sc: '人工智能',
    en: 'Artificial intelligence',
    pt: 'Inteligência artificial',
  },
  SMART_CITY: { zh: '智慧城市', sc: '智慧城市', en: 'Smart city', pt: 'Cidade inteligente' },
  NEW_MATERIALS: { zh: '新材料', sc: '新材料', en: 'New materials', pt: 'Novos materiais' },
  ENERGY_ENVIRONMENT: { zh: '能源與環保', sc: '能源与环保', en: 'Energy and environment', pt: 'Energia e ambiente' },
  AEROSPACE: { zh: '航天航空', sc: '航天航空', en: 'Aerospace', pt: 'Aeroespacial' },
  FINANCIAL_TECHNOLOGY: { zh: '金融科技', sc: '金融科技', en: 'Financial technology', pt: 'Tecnologia financeira' },
  OTHER: { zh: '其他', sc: '其他', en: 'Other', pt: 'Outro' },
} as const satisfies Record<string, Record<Locale, string>>;

export type TechnologyField = keyof typeof technologyFields;
export const technologyFieldNames = Object.keys(technologyFields) as [TechnologyField, ...TechnologyField[]];
export const isTechnologyField = (text: string): text is TechnologyField => Object.hasOwn(technologyFields, text);

export const fieldName = (field: TechnologyField, locale: Locale): string => technologyFields[field][locale];
